import { createContext, Fragment, use, type ReactNode } from 'react'
import { wordsOf, type WordTables } from './define-words'
import type { Locale } from './locale'

const LocaleContext = createContext<Locale>({ language: 'en', market: 'UK' })

export const LocaleProvider = ({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
)

/** Whom the words on screen are for. */
export const useLocale = (): Locale => use(LocaleContext)

/** A room's words for whoever looks at the screen. */
export const useWords = <T extends object>(tables: WordTables<T>): T => wordsOf(tables, useLocale())

const FIRST_PLACE = 0xe000
const PLACES = /([\uE000-\uE0FF])/

/**
 * Elements inside a sentence, where the language wants them: `inSentence(words.call, <a …/>, <b>…</b>)` with
 * `call: (phone: string, code: string) => `Call ${phone} and say ${code}.``
 */
export const inSentence = <Slots extends readonly string[]>(
  sentence: (...slots: Slots) => string,
  ...elements: { readonly [slot in keyof Slots]: ReactNode }
): ReactNode => {
  const places = elements.map((_, index) => String.fromCharCode(FIRST_PLACE + index))
  return sentence(...(places as unknown as Slots))
    .split(PLACES)
    .map((part, index) => (
      <Fragment key={index}>{PLACES.test(part) ? elements[part.charCodeAt(0) - FIRST_PLACE] : part}</Fragment>
    ))
}
