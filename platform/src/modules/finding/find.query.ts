import { addDays, localDateOf, type Instant } from '@galo/domain'
import { folded, nationalDigits } from './find.words'

/** What was typed into the one field, understood. */
export interface Find {
  /** Each is how a word of the order begins; all of them are wanted. */
  readonly terms: readonly string[]
  /** The day it was ordered, 'yyyy-MM-dd' on the wall; null for any. */
  readonly day: string | null
}

const MOST_TERMS = 6
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const MONTH = MONTHS.join('|')

const ISO_DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/
const FIGURES_DAY = /(?<!\S)(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?(?!\S)/
const WORDS_DAY = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})[a-z]*(?: (\\d{4}))?\\b`)
const NEAR_DAY = /\b(today|yesterday)\b/
const POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?) (\d[a-z]{2})\b|\b([a-z]\d[\dw]) ([a-z\d]{4})\b/g
/** Figures that belong together, however they are parted. */
const FIGURES = /(?<!\S)[+(]?\d[\d\s()-]*\d(?!\S)/g

const two = (figure: string | number): string => String(figure).padStart(2, '0')
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** Without a year, the latest such day there has been. */
const dayWith = (year: string | undefined, month: string | number, date: string, today: string): string => {
  const rest = `${two(month)}-${two(date)}`
  if (year !== undefined) return `${year.length === 2 ? `20${year}` : year}-${rest}`
  const ofThisYear = `${today.slice(0, 4)}-${rest}`
  return ofThisYear <= today ? ofThisYear : `${Number(today.slice(0, 4)) - 1}-${rest}`
}

const dayIn = (text: string, today: string): { readonly day: string; readonly said: string } | null => {
  const near = NEAR_DAY.exec(text)
  if (near !== null) return { day: near[1] === 'today' ? today : addDays(today, -1), said: near[0] }
  const iso = ISO_DAY.exec(text)
  if (iso !== null) return { day: iso[0], said: iso[0] }
  const words = WORDS_DAY.exec(text)
  if (words !== null) {
    const month = MONTHS.findIndex((name) => name === words[2]) + 1
    return { day: dayWith(words[3], month, words[1] ?? '', today), said: words[0] }
  }
  const figures = FIGURES_DAY.exec(text)
  if (figures === null) return null
  return { day: dayWith(figures[3], figures[2] ?? '', figures[1] ?? '', today), said: figures[0] }
}

const termsIn = (text: string): readonly string[] =>
  text
    .replace(
      FIGURES,
      (figures) => ` ${figures.replace(/\D/g, '').length < 5 ? figures.replace(/\D/g, '') : nationalDigits(figures)} `,
    )
    .replace(
      POSTCODE,
      (_, out: string, home: string, routing: string, unique: string) => `${out ?? routing}${home ?? unique}`,
    )
    .split(/[\s,;]+/)
    .map((word) => folded(word).replace(/[^\p{L}\p{N}@._+]/gu, ''))
    .filter((word) => word.length > 1)

/**
 * Understands what was typed: a day, in figures or words; a number in any spelling, a postcode with its space, and words. A day that is none
 * ('31/02') is looked for as it stands.
 */
export const readFind = (typed: string, now: Instant, timeZone: string): Find => {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  const found = dayIn(text, localDateOf(now, timeZone))
  const isRight = found !== null && isDay(found.day)
  const rest = isRight ? text.replace(found.said, ' ') : text
  return { terms: [...new Set(termsIn(rest))].slice(0, MOST_TERMS), day: isRight ? found.day : null }
}
