import { money } from '@galo/domain'
import { aStory } from '../test/builders'
import { minorUnits, NOTHING_CHOSEN, refundableLines, sumOf, wishOf, wishOnWire } from './refund.model'
import { sumInWords } from './sum-in-words'

const pence = (value: number) => money('GBP', value)

describe('A refund in the making', () => {
  it('comes to what was paid for what is chosen', () => {
    const draft = { ...NOTHING_CHOSEN, portions: { corn: 1, half: 0 }, fees: ['DELIVERY'] }
    expect(sumOf(draft, aStory())).toEqual({ ok: true, value: pence(391 + 249) })
    expect(wishOnWire(wishOf(draft, aStory()))).toEqual({
      kind: 'parts',
      lines: [{ lineId: 'corn', quantity: 1 }],
      fees: ['DELIVERY'],
    })
  })

  it('is a typed sum in either spelling, and nothing for what is none', () => {
    expect(['6.40', '£6.4', '6,40', ' 12 '].map(minorUnits)).toEqual([640, 640, 640, 1200])
    expect(['', 'six', '6.401', '-3'].map(minorUnits)).toEqual([0, 0, 0, 0])
    const draft = { ...NOTHING_CHOSEN, way: 'amount' as const, amount: '6.40' }
    expect(wishOnWire(wishOf(draft, aStory()))).toEqual({ kind: 'amount', amount: 640 })
  })

  it('offers no portion that has gone back', () => {
    const given = aStory().given
    const gone = { ...aStory(), given: [...given, aGiven()] }
    expect(refundableLines(gone).map(({ id, left }) => [id, left])).toEqual([
      ['half', 1],
      ['corn', 0],
    ])
    expect(sumOf({ ...NOTHING_CHOSEN, portions: { corn: 1 } }, gone)).toEqual({ ok: false, error: 'gone-back-already' })
  })
})

const aGiven = () => ({
  ...{ id: 'r1', isWhole: false, fees: [], reason: 'missing' as const, note: '', by: 'Owen' },
  amount: pence(391),
  lines: [{ lineId: 'corn', quantity: 1 }],
  createdAt: '2026-11-17T18:30:00Z',
  madeAt: null,
})

describe('A sum in words', () => {
  it.each([
    [640, 'six pounds and forty pence'],
    [100, 'one pound'],
    [1, 'one penny'],
    [21_99, 'twenty-one pounds and ninety-nine pence'],
    [123_00, 'one hundred and twenty-three pounds'],
    [1_005_12, 'one thousand and five pounds and twelve pence'],
    [2_340_00, 'two thousand three hundred and forty pounds'],
  ])('%d', (value, words) => {
    expect(sumInWords(pence(value))).toBe(words)
  })

  it('is in cent for a euro', () => {
    expect(sumInWords(money('EUR', 1_215))).toBe('twelve euro and fifteen cent')
  })
})
