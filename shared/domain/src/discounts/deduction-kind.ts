import { rewardTypeOf, type RewardType } from '../loyalty/reward'
import type { Deduction } from './deductions'

const UNNAMED = 'DISCOUNT'

const asWords = (kind: string): string => {
  const words = kind.toLowerCase().split('_').join(' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Its name, else its kind in words ('STUDENT_OFFER' is 'Student offer'), else 'Discount' (H03). */
export const deductionLabel = ({ kind, displayName }: Pick<Deduction, 'kind' | 'displayName'>): string => {
  const name = displayName?.trim() ?? ''
  return name !== '' ? name : asWords(kind) || asWords(UNNAMED)
}

export const isRewardDeduction = ({ kind }: Pick<Deduction, 'kind'>): boolean => rewardTypeOf(kind) !== null

/** The discounts among them: rewards are shown with the card (H03). */
export const ordinaryDeductions = <D extends Pick<Deduction, 'kind'>>(deductions: readonly D[]): readonly D[] =>
  deductions.filter((deduction) => !isRewardDeduction(deduction))

/** The reward on the order, `null` when there is none. */
export const appliedReward = (deductions: readonly Pick<Deduction, 'kind'>[]): RewardType | null =>
  deductions.map(({ kind }) => rewardTypeOf(kind)).find((type) => type !== null) ?? null
