import type { StateOf } from '@galo/state'
import { aBasket, aLine } from '@galo/testing'
import { nextReward, rewardKindOf, type EarningCode, type RewardType } from '@galo/domain'
import { cardView, rewardLines } from './card.model'

const UK = { language: 'en', market: 'UK' } as const
const pence = (value: number) => ({ currency_code: 'GBP' as const, value })

type Outlook = NonNullable<StateOf<'discounts'>['basket']>
type Loyalty = NonNullable<Parameters<typeof aBasket>[0]>['loyalty']

interface Has {
  readonly chillies?: number
  readonly code?: EarningCode
  readonly earnedReward?: RewardType | null
  readonly feedback?: Outlook['feedback']
}

const anOutlook = ({ chillies = 2, code = 'EARNED', earnedReward = null, feedback = [] }: Has = {}): Outlook => {
  const { kind, chilliesRequired } = nextReward(chillies)
  return {
    feedback: [
      { type: 'CHILLI_COLLECT', code, data: { currencyCode: 'GBP', threshold: 700 } },
      { type: 'NEXT_REWARD', code, data: { balance: chillies, required: chilliesRequired, kind } },
      ...feedback,
    ],
    loyaltyCard: {
      balanceUpdates: [],
      estimate: {
        earnedReward,
        chilliState: code,
        balance: { chillies: { starting: chillies, final: chillies } },
        nextReward: { kind, chilliesRequired },
        chilliesCollected: 0,
        shownRedeemableRewardsHash: '',
      },
    },
  }
}

const corn = aLine({ menu_item_id: 'corn', display_name: 'Two corn cobs', each: 380 })

const withRewards = (rewards: Partial<NonNullable<NonNullable<Loyalty>['rewards']>>, lines = [corn]) =>
  aBasket({
    menu_items: lines,
    loyalty: { card_number: '1', rewards: { applied: [], applicable: [], balance: [], ...rewards } },
  })
const onCorn = (discount_price: number) => ({
  reward_type: 'GREEN',
  menu_item: { id: 'corn', display_name: 'Two corn cobs', discount_price: pence(discount_price) },
})

describe('the card beside a basket', () => {
  it.each([
    [0, '3 chillies until your green reward: Any side.'],
    [1, '2 chillies until your green reward: Any side.'],
    [2, '1 chilli until your green reward: Any side.'],
    [3, '3 chillies until your orange reward: Half chicken.'],
    [4, '2 chillies until your orange reward: Half chicken.'],
    [5, '1 chilli until your orange reward: Half chicken.'],
    [6, '4 chillies until your red reward: Whole chicken to share.'],
    [7, '3 chillies until your red reward: Whole chicken to share.'],
    [8, '2 chillies until your red reward: Whole chicken to share.'],
    [9, '1 chilli until your red reward: Whole chicken to share.'],
  ])('with %i chillies says: %s', (chillies, next) => {
    expect(cardView(aBasket(), anOutlook({ chillies }), UK)?.next).toBe(next)
  })

  it('says what this order earns, a reward included', () => {
    expect(cardView(aBasket(), anOutlook(), UK)).toMatchObject({
      balance: '2 chillies on your card',
      earns: 'This order earns one chilli.',
    })
    expect(cardView(aBasket(), anOutlook({ earnedReward: 'GREEN' }), UK)?.earns).toMatch(/with it a reward: Any side/)
  })

  it('says what is missing for a chilli: food, less what comes off, and no fee', () => {
    const totals = { ...aBasket().totals, items: pence(800), deductions: pence(250), fees: pence(99) }
    const view = cardView(aBasket({ totals }), anOutlook({ code: 'TOTAL_TOO_LOW' }), UK)
    expect(view?.earns).toBe('Spend £1.50 more on food and this order earns a chilli.')
  })

  it('says that there is one chilli a day', () => {
    expect(cardView(aBasket(), anOutlook({ code: 'LIMIT_REACHED' }), UK)?.earns).toMatch(/one a day/)
  })

  it('says nothing while the platform has not', () => {
    expect(cardView(aBasket(), null, UK)).toBeNull()
    expect(cardView(aBasket(), { feedback: [], loyaltyCard: null }, UK)).toBeNull()
  })
})

describe('the rewards of a basket', () => {
  it('say what each would take off, and of which dish', () => {
    expect(rewardLines(withRewards({ applicable: [onCorn(0)] }), null, UK)).toEqual([
      { type: 'GREEN', title: 'Any side', text: 'Takes £3.80 off Two corn cobs.', state: 'usable' },
    ])
  })

  it('say how many there are of a colour', () => {
    const balance = [{ reward_type: 'GREEN', count: 2 }]
    expect(rewardLines(withRewards({ applicable: [onCorn(0)], balance }), null, UK)[0]?.title).toBe(
      'Any side, 2 on your card',
    )
  })

  it('promise no sum where lines of the dish cost differently', () => {
    const lines = [corn, { ...corn, id: 'line-2', price: pence(430) }]
    expect(rewardLines(withRewards({ applicable: [onCorn(0)] }, lines), null, UK)[0]?.text).toBe('For Two corn cobs.')
  })

  it('are one at most: the one that is on', () => {
    const applied = [{ reward_type: 'GREEN', value: pence(380), basket_item_id: corn.id }]
    const balance = [{ reward_type: 'RED', count: 1 }]
    expect(rewardLines(withRewards({ applied, balance }), null, UK)).toEqual([
      { type: 'GREEN', title: 'Any side', text: 'Takes £3.80 off Two corn cobs.', state: 'on' },
    ])
  })

  it('wait for a dish when nothing is for them, and for more in the basket when it is too little', () => {
    const balance = [
      { reward_type: 'GREEN', count: 1 },
      { reward_type: 'ORANGE', count: 1 },
      { reward_type: 'RED', count: 0 },
    ]
    const feedback: Outlook['feedback'] = [
      {
        type: 'REWARD_REDEEM',
        code: 'TOTAL_TOO_LOW',
        data: {
          currencyCode: 'GBP',
          kind: rewardKindOf('GREEN'),
          requiredSpendRemaining: 320,
          requiredSpendAfterRewardDeduction: 700,
        },
      },
    ]
    const rows = rewardLines(withRewards({ applicable: [onCorn(0)], balance }), anOutlook({ feedback }), UK)
    expect(rows.map(({ text, state }) => [text, state])).toEqual([
      ['Spend £3.20 more and you can use it.', 'waits'],
      ['Add half a chicken, and use it here.', 'waits'],
    ])
  })

  it('are none without a card, and none of a colour nobody knows', () => {
    expect(rewardLines(aBasket(), null, UK)).toEqual([])
    const applied = [{ reward_type: 'BLUE', value: pence(1), basket_item_id: corn.id }]
    expect(rewardLines(withRewards({ applied }), null, UK)).toEqual([])
  })
})
