import { wordsOf, type Locale } from '@galo/words'
import type { Flag, FlagChange } from '../../calls'
import { FLAGS_WORDS } from './flags.words'

/** Who gets what, in a sentence. */
export const flagWords = ({ isOn, rules: [rule], offVariant, defaultVariant }: Flag, locale: Locale): string => {
  const { off, on, shared, everywhere } = wordsOf(FLAGS_WORDS, locale)
  if (!isOn) return off(offVariant)
  return rule === undefined
    ? on(defaultVariant)
    : shared(`${rule.percent}%`, rule.market ?? everywhere, rule.variant, defaultVariant)
}

/** What the form of a flag shows: its first rule, or one for nobody. */
export interface FlagRuleText {
  readonly usual: string
  readonly percent: string
  readonly market: string
  readonly variant: string
}

export const ruleTextOf = ({ variants, defaultVariant, rules: [rule] }: Flag): FlagRuleText => ({
  usual: defaultVariant,
  percent: String(rule?.percent ?? 0),
  market: rule?.market ?? '',
  variant: rule?.variant ?? Object.keys(variants)[0] ?? '',
})

/** The change that the form asks for; a share of nobody is no rule. */
export const changeOf = ({ usual, percent, market, variant }: FlagRuleText): FlagChange => {
  const share = Number(percent)
  const rule = { market: market === 'UK' || market === 'IE' ? market : null, percent: share, variant } as const
  return { defaultVariant: usual, rules: share === 0 ? [] : [rule] }
}
