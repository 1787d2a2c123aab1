import type { Language } from './locale'

/** Which of its plural forms a language uses for a count; `other` is never missing. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export interface Grammar {
  /** The form that goes with the count: `plural(count, { one: '1 dish', other: `${count} dishes` })`. */
  readonly plural: (count: number, forms: PluralForms) => string
  /** 'a, b and c'. */
  readonly list: (items: readonly string[]) => string
}

/** English as the site writes it: no comma before the 'and'. */
const TAGS = { en: 'en-GB' } as const satisfies Record<Language, string>

/** Plural and lists of a language. What `Intl` needs is made when it is first used. */
export const grammarOf = (language: Language): Grammar => {
  const tag = TAGS[language]
  let rules: Intl.PluralRules | undefined
  let lists: Intl.ListFormat | undefined
  return {
    plural(count, forms) {
      rules ??= new Intl.PluralRules(tag)
      return forms[rules.select(count)] ?? forms.other
    },
    list(items) {
      lists ??= new Intl.ListFormat(tag)
      return lists.format(items)
    },
  }
}
