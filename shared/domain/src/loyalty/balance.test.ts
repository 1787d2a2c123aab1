import fc from 'fast-check'
import { applyUpdates, chilliUpdates, rewardUpdates, type LoyaltyBalance } from './balance'
import { REWARD_TYPES, rewardKindOf } from './reward'

const count = fc.integer({ min: 0, max: 5 })
const anyBalance = fc.record({
  chillies: fc.integer({ min: 0, max: 9 }),
  rewards: fc.record({ GREEN: count, ORANGE: count, RED: count }),
})
const EMPTY: LoyaltyBalance = { chillies: 0, rewards: { GREEN: 0, ORANGE: 0, RED: 0 } }

describe('the updates of a card', () => {
  it('add a chilli, and with the third a green reward', () => {
    const two = { ...EMPTY, chillies: 2 }
    expect(chilliUpdates(EMPTY)).toEqual([{ type: 'ADDITION', kind: 'CHILLI', value: 1 }])
    expect(chilliUpdates(two)).toEqual([
      { type: 'ADDITION', kind: 'CHILLI', value: 1 },
      { type: 'ADDITION', kind: 'GREEN_REWARD', value: 1 },
    ])
    expect(applyUpdates(two, chilliUpdates(two))).toEqual({ chillies: 3, rewards: { GREEN: 1, ORANGE: 0, RED: 0 } })
  })

  it('start a new card with the tenth chilli, and keep what the old one earned', () => {
    const nine = { chillies: 9, rewards: { GREEN: 1, ORANGE: 0, RED: 0 } }
    expect(applyUpdates(nine, chilliUpdates(nine))).toEqual({ chillies: 0, rewards: { GREEN: 1, ORANGE: 0, RED: 1 } })
  })

  it('bank one reward of each colour in ten meals', () => {
    let balance = EMPTY
    for (let meal = 0; meal < 10; meal += 1) balance = applyUpdates(balance, chilliUpdates(balance))
    expect(balance).toEqual({ chillies: 0, rewards: { GREEN: 1, ORANGE: 1, RED: 1 } })
  })

  it('take one reward off, and none that is not there', () => {
    const one = { ...EMPTY, rewards: { GREEN: 0, ORANGE: 1, RED: 0 } }
    expect(applyUpdates(one, rewardUpdates('ORANGE'))).toEqual(EMPTY)
    expect(() => applyUpdates(one, rewardUpdates('RED'))).toThrow(RangeError)
    expect(() => applyUpdates(EMPTY, [{ type: 'ADDITION', kind: 'CHILLI', value: 10 }])).toThrow(RangeError)
    expect(() => applyUpdates(EMPTY, [{ type: 'DEDUCTION', kind: 'CHILLI', value: 1 }])).toThrow(RangeError)
  })

  it('leave the card as it was when the reward of an order goes back, whatever was earned in between', () => {
    fc.assert(
      fc.property(anyBalance, fc.constantFrom(...REWARD_TYPES), fc.nat({ max: 25 }), (before, type, meals) => {
        fc.pre(before.rewards[type] > 0)
        const eat = (start: LoyaltyBalance) =>
          Array.from({ length: meals }).reduce<LoyaltyBalance>((card) => applyUpdates(card, chilliUpdates(card)), start)
        const spent = eat(applyUpdates(before, rewardUpdates(type)))
        expect(applyUpdates(spent, [{ type: 'ADDITION', kind: rewardKindOf(type), value: 1 }])).toEqual(eat(before))
      }),
    )
  })
})
