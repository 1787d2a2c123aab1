import fc from 'fast-check'
import { addChilli, CHILLIES_ON_A_CARD, nextReward } from './chillies'
import { REWARD_TYPES, rewardKindOf, rewardTypeOf, type RewardType } from './reward'

const BALANCES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('rewardTypeOf', () => {
  it('knows a reward by its kind, and nothing else for one', () => {
    expect(
      ['GREEN_REWARD', 'ORANGE_REWARD', 'RED_REWARD', 'DISCOUNT', 'BLUE_REWARD', 'RED', ''].map(rewardTypeOf),
    ).toEqual(['GREEN', 'ORANGE', 'RED', null, null, null, null])
    for (const type of REWARD_TYPES) expect(rewardTypeOf(rewardKindOf(type))).toBe(type)
  })
})

describe('nextReward', () => {
  it('is three, six and ten chillies away, counted down', () => {
    expect(BALANCES.map((balance) => nextReward(balance).chilliesRequired)).toEqual([3, 2, 1, 3, 2, 1, 4, 3, 2, 1])
  })

  it('is green, then orange, then red', () => {
    expect(BALANCES.map((balance) => nextReward(balance).type)).toEqual([
      ...['GREEN', 'GREEN', 'GREEN'],
      ...['ORANGE', 'ORANGE', 'ORANGE'],
      ...['RED', 'RED', 'RED', 'RED'],
    ])
    expect(nextReward(4)).toEqual({ type: 'ORANGE', kind: 'ORANGE_REWARD', chilliesRequired: 2 })
  })

  it('has no answer for a card that can not be', () => {
    for (const balance of [-1, 10, 2.5, NaN]) expect(() => nextReward(balance)).toThrow(RangeError)
  })
})

describe('addChilli', () => {
  it('earns with the third, the sixth and the tenth, and starts a new card after that', () => {
    expect(addChilli(2)).toEqual({ balance: 3, earned: 'GREEN' })
    expect(addChilli(5)).toEqual({ balance: 6, earned: 'ORANGE' })
    expect(addChilli(9)).toEqual({ balance: 0, earned: 'RED' })
    expect(addChilli(7)).toEqual({ balance: 8, earned: null })
  })

  it('gives one reward of each colour for every ten chillies, wherever the card stood', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BALANCES), fc.integer({ min: 1, max: 8 }), (start, cards) => {
        const earned: RewardType[] = []
        let balance = start
        for (let chilli = 0; chilli < cards * CHILLIES_ON_A_CARD; chilli += 1) {
          const promised = nextReward(balance)
          const after = addChilli(balance)
          if (promised.chilliesRequired === 1) expect(after.earned).toBe(promised.type)
          if (after.earned !== null) earned.push(after.earned)
          balance = after.balance
        }
        expect(balance).toBe(start)
        for (const type of REWARD_TYPES) expect(earned.filter((each) => each === type)).toHaveLength(cards)
      }),
    )
  })
})
