import { wordsOf, type Locale } from '@galo/words'
import type { AskedSection, SectionWords } from './section'
import { SECTIONS_WORDS } from './sections.words'

export type SectionStatus = 'done' | 'open' | 'locked'

export const PAYMENT_SECTION_ID = 'PAYMENT_DETAILS'

/** Paying is asked last in every order, and is never done before the order is. */
export const paymentSection = (locale: Locale): AskedSection => ({
  id: PAYMENT_SECTION_ID,
  words: wordsOf(SECTIONS_WORDS, locale).payment,
  isDone: false,
  isBegun: false,
  isKept: true,
})

export interface Progress {
  /** In the order they are asked. */
  readonly steps: readonly string[]
  /** What is filled in, valid and confirmed. */
  readonly done: ReadonlySet<string>
  /** The section the customer asked to change. */
  readonly editing: string | null
}

/** How far the customer is, given what they asked to change, if that is asked here at all. */
export const progressOf = (asked: readonly AskedSection[], wanted: string | null): Progress => ({
  steps: asked.map(({ id }) => id),
  done: new Set(asked.filter(({ isDone }) => isDone).map(({ id }) => id)),
  editing: asked.some(({ id }) => id === wanted) ? wanted : null,
})

/** Exactly one section is open: the one being changed, else the first that isn't done, else paying. What comes after it waits. */
export const sections = ({
  steps,
  done,
  editing,
}: Progress): readonly { readonly id: string; readonly status: SectionStatus }[] => {
  const unfinished = steps.find((id) => !done.has(id)) ?? steps.at(-1)
  const open = editing !== null && steps.includes(editing) ? editing : unfinished
  return steps.map((id) => ({ id, status: id === open ? 'open' : done.has(id) ? 'done' : 'locked' }))
}

/** Row I02: one change at a time. A second one is not begun: the customer is shown what to finish first. */
export const requestEdit = (
  editing: string | null,
  wanted: string,
): { readonly editing: string; readonly showsPrompt: boolean } =>
  editing === null || editing === wanted ? { editing: wanted, showsPrompt: false } : { editing, showsPrompt: true }

export type FindWords = (id: string) => SectionWords | undefined

/** Row I01: the label of a section's button says where it leads; while changing something it says "Update". */
export const callToAction = (
  id: string,
  { steps, done, editing }: Progress,
  findWords: FindWords,
  isFilled: boolean,
  locale: Locale,
): string => {
  const words = wordsOf(SECTIONS_WORDS, locale)
  if (editing === id) return words.update
  const own = findWords(id)
  if (own?.begin !== undefined && !isFilled) return own.begin
  const next = steps.slice(steps.indexOf(id) + 1).find((step) => !done.has(step))
  const label = next === undefined ? undefined : findWords(next)?.continueTo
  return label ?? own?.last ?? words.done
}
