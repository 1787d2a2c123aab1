import type { Flag, FlagChange } from '../../calls'

/** Who gets what, in a sentence. */
export const flagWords = ({ isOn, rules: [rule], offVariant, defaultVariant }: Flag): string => {
  if (!isOn) return `Off: everybody gets ${offVariant}`
  return rule === undefined
    ? `On: everybody gets ${defaultVariant}`
    : `On: ${rule.percent}% ${rule.market ?? 'everywhere'} get ${rule.variant}, the rest ${defaultVariant}`
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
