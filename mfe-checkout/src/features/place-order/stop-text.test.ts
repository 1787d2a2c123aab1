import { aSignedBasket } from '@galo/testing'
import { collectionOrdering } from '../../fulfilment/collection/collection.ordering'
import { stopText } from './stop-text'
import { newAttempt } from './place-order.states'

const UK = { language: 'en', market: 'UK' } as const
const attempt = newAttempt({
  basketId: 'basket-1',
  idempotencyKey: 'key-1',
  details: {
    customer: { email: 'maeve@example.com', first_name: 'Maeve', last_name: 'Okafor', phone_number: '07700 900142' },
    fulfilment: { type: 'COLLECTION' as const, pickupTime: '2026-11-18T12:30:00.000Z' },
  },
})
const scene = {
  isOnline: true,
  isBack: false,
  advise: undefined,
  words: collectionOrdering.words.en,
  refund: null,
  locale: UK,
}
const saidFor = (code: string) => stopText({ reason: 'money-back', code }, attempt, scene)

it('says nothing of what was charged when nobody can know, and where such money goes', () => {
  const { title, text } = stopText({ reason: 'payment-gone', code: 'BASKET_NOT_BUILT' }, attempt, scene)
  expect(title).toBe('No order came of your last try to pay.')
  expect(text).toContain('if your bank shows a payment, it has gone back or will within the hour')
  expect(`${title} ${text}`).not.toMatch(/not (been )?charged|nothing was charged/i)
})

describe('Money that goes back', () => {
  it.each(['NO_SLOTS_LEFT', 'CHANNEL_OFFLINE', 'OUTSIDE_OPENING_HOURS', 'REWARD_LOST', 'BASKET_NOT_BUILT', 'NEW'])(
    'is said first, with the basket that is kept, for %s',
    (code) => {
      const { title, text } = saidFor(code)
      expect(title).toBe('Your money is on its way back.')
      expect(text).toContain('We’ve given back what you paid, and your basket is kept.')
      expect(text).not.toContain('not been charged')
    },
  )

  it('says why no order came of it', () => {
    expect(saidFor('NO_SLOTS_LEFT').text).toContain('no collection times left today')
    expect(saidFor('DISCOUNT_CODE_LOST').text).toContain('discount code was used up')
  })
})

describe('money that went back', () => {
  const refund = '£10.95 goes back to your card by Thu 3 Dec.'

  it('is named with its sum and its day', () => {
    expect(stopText({ reason: 'money-back', code: 'OUTSIDE_OPENING_HOURS' }, attempt, { ...scene, refund }).text).toBe(
      `The restaurant closed before we could place your order. ${refund} Your basket is kept.`,
    )
  })
})

describe('when nobody knows', () => {
  const unconfirmed = { reason: 'unconfirmed' } as const
  const titleAt = (stage: 'confirming' | 'submitting') =>
    stopText(unconfirmed, { ...attempt, transactionReference: 'reference-1', stage }, scene).title

  it('whether money came in, it is said of the payment; once it is in, of the order alone', () => {
    expect(titleAt('confirming')).toBe('We don’t know yet whether your payment went through.')
    expect(titleAt('submitting')).toBe('You’ve paid. We don’t know yet whether the restaurant has your order.')
  })
})

describe('a line that was lost while paying', () => {
  const failed = { reason: 'failed', at: 'prechecking' } as const
  it('is what is said while there is none', () => {
    expect(stopText(failed, attempt, { ...scene, isOnline: false }).title).toBe('You are offline')
  })
  it('and is here again is no failure of what was chosen', () => {
    const back = stopText(failed, attempt, { ...scene, isBack: true })
    expect(back).toMatchObject({ tone: 'info', title: 'You’re back online.' })
    expect(back.text).not.toMatch(/couldn’t/)
  })
  it('leaves a paid order paid', () => {
    const paid = { ...attempt, transactionReference: 'reference-1', stage: 'submitting' as const }
    expect(stopText(failed, paid, { ...scene, isBack: true }).text).toMatch(/^Your payment is safe/)
  })
})

it('says that the quote ran out of a delivery whose basket came back without its fee, and of no other', () => {
  const saidOf = (fulfilment_type: 'DELIVERY' | 'COLLECTION') => {
    const fresh = aSignedBasket({ fulfilment_type, fees: [] })
    return stopText({ reason: 'basket-refused', code: 'BASKET_EXPIRED', fresh, gone: [] }, attempt, scene).text
  }
  expect(saidOf('DELIVERY')).toContain('Your delivery quote ran out.')
  expect(saidOf('COLLECTION')).toContain('Prices or dishes have changed')
})
