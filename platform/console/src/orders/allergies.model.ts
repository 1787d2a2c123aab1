import type { Presence } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { allergenWord, avoidedWords } from '@galo/words/food'
import type { OrderCard } from '../../calls'
import { TICKET_WORDS } from './ticket.words'

type Warning = OrderCard['items'][number]['warnings'][number]
type WarningKind = keyof (typeof TICKET_WORDS)['en']['warnings']

/** The surest first. */
const KINDS: readonly WarningKind[] = ['contains', 'unknown', 'mayContain']

const kindOf = (presence: Presence): WarningKind => {
  if (presence === 'YES') return 'contains'
  return presence === 'UNKNOWN' ? 'unknown' : 'mayContain'
}

const listed = (names: readonly string[], locale: Locale): string =>
  names.map((name) => allergenWord(name, locale).toLowerCase()).join(', ')

/** What to keep away from the whole order, in one line; null when nobody said anything. */
export const keepAwayLine = ({ avoid }: Pick<OrderCard, 'avoid'>, locale: Locale): string | null =>
  avoid.length === 0 ? null : wordsOf(TICKET_WORDS, locale).keepAway(listed(avoid, locale))

/** What the whole order keeps to, in one line; null when nobody said anything. */
export const keepToLine = ({ diets }: Pick<OrderCard, 'diets'>, locale: Locale): string | null =>
  diets.length === 0 ? null : wordsOf(TICKET_WORDS, locale).keepTo(avoidedWords({ avoid: [], diets }, locale))

/** What may have got into food that has a label, in one line. */
export const mayContainLine = (names: readonly string[], locale: Locale): string =>
  `${wordsOf(TICKET_WORDS, locale).warnings.mayContain(listed(names, locale))}.`

/** What of it one dish has, nobody is sure about, or may have, a line each. */
export const warningLines = (warnings: readonly Warning[], locale: Locale): readonly string[] =>
  KINDS.flatMap((kind) => {
    const names = warnings.filter(({ presence }) => kindOf(presence) === kind).map(({ allergen }) => allergen)
    return names.length === 0 ? [] : [wordsOf(TICKET_WORDS, locale).warnings[kind](listed(names, locale))]
  })
