import { gsmLength, gsmText, ONE_TEXT, ORDER_UPDATES } from '@galo/domain'
import { takenOutText, updateText } from './update.message'
import type { UpdateFacts } from './update.words'

const UK = { language: 'en', market: 'UK' } as const
const IE = { language: 'en', market: 'IE' } as const

const FACTS: UpdateFacts = {
  shortId: 'K4TZ',
  restaurant: 'Galo Deansgate',
  due: 'at 18:30',
  table: null,
  isDelivery: false,
  sum: '£23.45',
  by: 'Fri 4 Dec',
}

describe('updateText', () => {
  it('says what a kitchen answered, and when the food is there by each way of having it', () => {
    expect(updateText('confirmed', FACTS, UK)).toBe("Galo Deansgate has said yes to order K4TZ. It's ready at 18:30.")
    expect(updateText('confirmed', { ...FACTS, isDelivery: true, due: 'between 18:40 and 18:55' }, UK)).toContain(
      "It's with you between 18:40 and 18:55.",
    )
    expect(updateText('confirmed', { ...FACTS, due: null, table: '12' }, UK)).toContain('We bring it to table 12.')
    expect(updateText('confirmed', { ...FACTS, due: null }, UK)).toBe('Galo Deansgate has said yes to order K4TZ.')
  })

  it('says what happens to the money of what comes to nothing', () => {
    for (const update of ['rejected', 'called-off', 'not-delivered'] as const) {
      expect(updateText(update, FACTS, UK)).toContain('£23.45 goes back to your card by Fri 4 Dec.')
      expect(updateText(update, { ...FACTS, sum: null }, UK)).toContain('Nothing was charged.')
    }
    expect(updateText('payment-declined', FACTS, UK)).toContain('Nothing was charged.')
  })

  it('is one text message in the letters telephones have, whatever a restaurant is called and in either money', () => {
    const long = {
      ...FACTS,
      restaurant: 'Llanfair­pwllgwyngyll São João '.repeat(8),
      sum: '€1,234.56',
      shortId: 'ABCD1234',
    }
    for (const update of ORDER_UPDATES)
      for (const isDelivery of [true, false]) {
        const text = updateText(update, { ...long, isDelivery, due: 'on Wed 30 Sept between 18:40 and 18:55' }, IE)
        expect([update, gsmLength(text)]).toEqual([update, expect.any(Number)])
        expect(gsmLength(text)).toBeLessThanOrEqual(ONE_TEXT)
        expect(gsmText(text)).toBe(text)
      }
  })
})

describe('takenOutText', () => {
  const facts = { shortId: 'K4TZ', sum: '€3.50', by: 'Fri 4 Dec' }
  it('names what ran out and what goes back', () => {
    expect(takenOutText('2 × Corn on the cob', facts, IE)).toBe(
      "Galo: 2 x Corn on the cob ran out, so it's not in order K4TZ. €3.50 goes back to your card by Fri 4 Dec. The rest is as you ordered it.",
    )
  })

  it('shortens what ran out, and never the money', () => {
    const text = takenOutText('Pastel de nata, '.repeat(20), facts, IE)
    expect(gsmLength(text)).toBeLessThanOrEqual(ONE_TEXT)
    expect(text).toContain('... ran out')
    expect(text).toContain('€3.50 goes back')
  })
})
