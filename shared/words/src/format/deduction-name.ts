import { deductionLabel, rewardTypeOf, type RewardType } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'

const rewards: Readonly<Record<RewardType, string>> = {
  GREEN: 'Any side',
  ORANGE: 'Half chicken',
  RED: 'Whole chicken to share',
}

const DEDUCTION_WORDS = defineWords({
  en: { rewards, onTheCard: (reward: string) => `${reward}, on the card`, discount: 'Discount' },
})

/** What a reward of the loyalty card is good for. */
export const rewardTitle = (type: RewardType, locale: Locale): string => wordsOf(DEDUCTION_WORDS, locale).rewards[type]

/** Something that was taken off, by the name it came with; a reward by what it is good for; else its kind in words, else 'Discount' (H03). */
export const deductionName = (
  { kind, display_name }: { readonly kind: string; readonly display_name?: string | null | undefined },
  locale: Locale,
): string => {
  const words = wordsOf(DEDUCTION_WORDS, locale)
  const name = display_name?.trim() ?? ''
  const reward = rewardTypeOf(kind)
  if (name !== '') return name
  if (reward !== null) return words.onTheCard(words.rewards[reward])
  return kind.trim() === '' ? words.discount : deductionLabel({ kind, displayName: null })
}
