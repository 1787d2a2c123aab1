import { storyOf, type Told } from './story.rules'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 18, minute))
const told = (over: Partial<Told>): Told => ({
  order: { createdAt: at(0), currency: 'GBP', fulfilmentType: 'DELIVERY', grandTotal: 2_000, tip: 100 },
  paidAt: at(0),
  facts: [],
  given: [],
  letters: [],
  report: null,
  reported: '',
  ...over,
})

describe('The story of an order', () => {
  it('has what its customer reported, and that nothing went back for it', () => {
    const report = { amount: 460, state: 'declined', reportedAt: at(30), decidedAt: at(40) } as const
    const story = storyOf(told({ report, reported: '1 × Peri chips' }))
    expect(story.slice(-2)).toEqual([
      { at: at(30).toISOString(), kind: 'reported', what: '1 × Peri chips', amountLabel: '£4.60', attempt: null },
      { at: at(40).toISOString(), kind: 'report-declined', what: '1 × Peri chips', amountLabel: null, attempt: null },
    ])
  })

  it('is told in its order, with what its customer saw from then on', () => {
    const story = storyOf(
      told({
        facts: [
          { at: at(1), kind: 'order', what: 'order-placed', attempt: 1 },
          { at: at(2), kind: 'delivery', what: 'ACCEPTED_BY_DELIVERY_PARTNER', attempt: 1 },
          { at: at(3), kind: 'order', what: 'restaurant-confirmed', attempt: 1 },
          { at: at(9), kind: 'delivery', what: 'UNDELIVERABLE', attempt: 1 },
          { at: at(10), kind: 'redelivery', what: 'Nobody came to the door', attempt: 2 },
        ],
        letters: [{ subject: 'Hello', sentAt: at(8) }],
      }),
    )
    expect(story.map(({ kind, what, seen }) => [kind, what, seen])).toEqual([
      ['placed', 'placed', undefined],
      ['paid', 'paid', undefined],
      ['order', 'order-placed', undefined],
      ['delivery', 'ACCEPTED_BY_DELIVERY_PARTNER', undefined],
      ['order', 'restaurant-confirmed', 'CONFIRMED'],
      ['letter', 'Hello', undefined],
      ['delivery', 'UNDELIVERABLE', null],
      ['redelivery', 'Nobody came to the door', 'PLACED'],
    ])
  })

  it('says what went back once, with its sum, whether by somebody’s word or by itself', () => {
    const refund = { at: at(20), kind: 'refund', what: 'whole', attempt: 1 } as const
    const given = [{ amount: 640, currency: 'GBP', isWhole: true, reason: 'late', createdAt: at(20) }] as const
    const back = (over: Partial<Told>) => storyOf(told(over)).filter(({ kind }) => kind === 'given-back')
    expect(back({ facts: [refund], given })).toMatchObject([{ what: 'late', amountLabel: '£6.40' }])
    expect(back({ facts: [refund] })).toMatchObject([{ what: 'order-failed', amountLabel: null }])
  })
})
