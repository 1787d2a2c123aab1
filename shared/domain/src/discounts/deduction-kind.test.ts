import { money } from '../money/money'
import { appliedReward, deductionLabel, isRewardDeduction, ordinaryDeductions } from './deduction-kind'

const off = (kind: string, displayName: string | null = null) => ({ kind, amount: money('GBP', 100), displayName })

describe('deductionLabel', () => {
  it('is its name, else its kind in words, else a discount', () => {
    expect(
      [
        off('STUDENT_OFFER', 'Students eat for less'),
        off('STUDENT_OFFER', ' '),
        off('STUDENT_OFFER'),
        off(''),
        off('_'),
      ].map(deductionLabel),
    ).toEqual(['Students eat for less', 'Student offer', 'Student offer', 'Discount', 'Discount'])
  })
})

describe('ordinaryDeductions', () => {
  it('keeps rewards apart', () => {
    const list = [off('RED_REWARD'), off('DISCOUNT'), off('GREEN_REWARD'), off('REWARD')]
    expect(ordinaryDeductions(list)).toEqual([off('DISCOUNT'), off('REWARD')])
    expect(list.filter(isRewardDeduction)).toEqual([off('RED_REWARD'), off('GREEN_REWARD')])
  })
})

describe('appliedReward', () => {
  it('finds the reward on an order, or none', () => {
    expect(appliedReward([off('DISCOUNT'), off('ORANGE_REWARD')])).toBe('ORANGE')
    expect(appliedReward([off('DISCOUNT')])).toBeNull()
  })
})
