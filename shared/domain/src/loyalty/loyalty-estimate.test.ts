import fc from 'fast-check'
import { money } from '../money/money'
import { applyUpdates, chilliUpdates, type LoyaltyBalance } from './balance'
import { estimateLoyalty, redeemableRewardsHash } from './loyalty-estimate'
import { loyaltyFeedback } from './feedback'
import { redemptionFeedback, type Redemption } from './redemption'

const gbp = (value: number) => money('GBP', value)
const earning = { market: 'UK', spend: gbp(1_200), lastEarnedAt: null, now: '2026-07-17T18:40:00Z' } as const
const card = { chillies: 5, rewards: { GREEN: 1, ORANGE: 0, RED: 2 } }
const redemption: Redemption = {
  type: 'GREEN',
  balance: card,
  itemsTotal: gbp(1_200),
  rewardValue: gbp(595),
  requiredSpend: gbp(700),
  applied: null,
}

const EMPTY: LoyaltyBalance = { chillies: 0, rewards: { GREEN: 0, ORANGE: 0, RED: 0 } }

describe('redemptionFeedback', () => {
  it('lets a reward be used once enough is in the basket', () => {
    expect(redemptionFeedback(redemption)).toEqual({
      code: 'EARNED',
      kind: 'GREEN_REWARD',
      requiredSpendRemaining: gbp(0),
      requiredSpendAfterRewardDeduction: gbp(95),
    })
    expect(redemptionFeedback({ ...redemption, itemsTotal: gbp(700) }).code).toBe('EARNED')
  })

  it('says how much is missing', () => {
    expect(redemptionFeedback({ ...redemption, itemsTotal: gbp(650) })).toMatchObject({
      code: 'TOTAL_TOO_LOW',
      requiredSpendRemaining: gbp(50),
      requiredSpendAfterRewardDeduction: gbp(645),
    })
  })

  it('allows one reward on an order, and none that the card does not hold', () => {
    expect(redemptionFeedback({ ...redemption, applied: 'RED' }).code).toBe('LIMIT_REACHED')
    expect(redemptionFeedback({ ...redemption, type: 'ORANGE' }).code).toBe('LIMIT_REACHED')
  })
})

describe('estimateLoyalty', () => {
  it('tells what the sixth chilli earns and what comes after it', () => {
    expect(estimateLoyalty(card, earning, redemptionFeedback(redemption))).toEqual({
      earnedReward: 'ORANGE',
      chilliState: 'EARNED',
      balance: { chillies: { starting: 5, final: 6 } },
      nextReward: { kind: 'RED_REWARD', chilliesRequired: 4 },
      chilliesCollected: 1,
      rewardRedemptionFeedback: { code: 'EARNED', kind: 'GREEN_REWARD', requiredSpendRemaining: gbp(0) },
      shownRedeemableRewardsHash: 'GREEN:1,RED:2',
    })
  })

  it('promises nothing to an order that earns nothing', () => {
    expect(estimateLoyalty(card, { ...earning, spend: gbp(699) })).toMatchObject({
      earnedReward: null,
      chilliState: 'TOTAL_TOO_LOW',
      balance: { chillies: { starting: 5, final: 5 } },
      nextReward: { kind: 'ORANGE_REWARD', chilliesRequired: 1 },
      chilliesCollected: 0,
      rewardRedemptionFeedback: null,
    })
  })

  it('notices when other rewards can be had', () => {
    expect(redeemableRewardsHash(EMPTY)).toBe('')
    expect(redeemableRewardsHash({ ...card, rewards: { ...card.rewards, GREEN: 0 } })).toBe('RED:2')
  })

  it('promises exactly what the card gets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3_000 }), (chillies, spend) => {
        const before = { ...EMPTY, chillies }
        const { balance, earnedReward, chilliesCollected } = estimateLoyalty(before, { ...earning, spend: gbp(spend) })
        const after = chilliesCollected === 1 ? applyUpdates(before, chilliUpdates(before)) : before
        expect(balance.chillies).toEqual({ starting: chillies, final: after.chillies })
        expect(redeemableRewardsHash(after)).toBe(earnedReward === null ? '' : `${earnedReward}:1`)
      }),
    )
  })
})

describe('loyaltyFeedback', () => {
  it('says what a chilli needs, how far the next reward is and what a reward asks for', () => {
    expect(loyaltyFeedback(card, earning, [redemptionFeedback({ ...redemption, itemsTotal: gbp(650) })])).toEqual([
      { type: 'CHILLI_COLLECT', code: 'EARNED', data: { currencyCode: 'GBP', threshold: 700 } },
      { type: 'NEXT_REWARD', code: 'EARNED', data: { balance: 5, required: 1, kind: 'ORANGE_REWARD' } },
      {
        type: 'REWARD_REDEEM',
        code: 'TOTAL_TOO_LOW',
        data: {
          currencyCode: 'GBP',
          kind: 'GREEN_REWARD',
          requiredSpendRemaining: 50,
          requiredSpendAfterRewardDeduction: 645,
        },
      },
    ])
  })
})
