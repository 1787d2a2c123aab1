import { marketLanguage, PSEUDO_LANGUAGE, type Language, type Locale, type MarketLanguage } from './locale'

/** One room's words in every language, and what a market says differently. */
export type WordTables<T extends object> = Readonly<Record<Language, T>> & {
  readonly [tag in MarketLanguage]?: Partial<NoInfer<T>>
}

export type Translate = <T extends object>(table: T) => T

let pseudo: Translate | undefined

/** For `@galo/words/pseudo` alone: a real market never loads it. */
export const installPseudo = (translate: Translate): void => {
  pseudo = translate
}

/**
 * Declares the words of a room: the whole table per language, then entries that a market puts differently under `en-GB` or `en-IE`.
 * A text with values in it is a function of these values.
 */
export const defineWords = <T extends object>(tables: WordTables<T>): WordTables<T> => tables

const tablesInUse = new WeakMap<object, Map<string, object>>()

const tableFor = <T extends object>(tables: WordTables<T>, locale: Locale): T => {
  const language = locale.language === PSEUDO_LANGUAGE ? 'en' : locale.language
  const table: T = { ...tables[language], ...tables[marketLanguage(locale)] }
  return locale.language === PSEUDO_LANGUAGE && pseudo !== undefined ? pseudo(table) : table
}

/** The words for this locale, the same object each time. For models, loaders and everything else that is no component. */
export const wordsOf = <T extends object>(tables: WordTables<T>, locale: Locale): T => {
  const known = tablesInUse.get(tables) ?? new Map<string, object>()
  tablesInUse.set(tables, known)
  const key = `${locale.language} ${locale.market}`
  const table = (known.get(key) as T | undefined) ?? tableFor(tables, locale)
  known.set(key, table)
  return table
}
