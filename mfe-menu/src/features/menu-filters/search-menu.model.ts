/** A text as it is searched: without case and diacritics, as words. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Shorter words are one letter from too many others. */
const SHORTEST_TO_GUESS = 4

/** Whether `one` becomes `other` by changing, leaving out or adding one letter. */
const isOneLetterOff = (one: string, other: string): boolean => {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}

/** Somebody who is still typing has written the beginning of a word. */
const isNearly = (word: string, sought: string): boolean =>
  sought.length >= SHORTEST_TO_GUESS &&
  [0, 1, -1].some((more) => isOneLetterOff(word.slice(0, sought.length + more), sought))

type Match = (word: string, sought: string) => boolean
const says: Match = (word, sought) => word.startsWith(sought) || (sought.length > 2 && word.includes(sought))

export interface Searchable {
  readonly displayName: string
  readonly description: string
}

export interface SearchableSection<C extends Searchable> {
  readonly displayName: string
  readonly items: readonly C[]
}

export interface SearchedMenu<S> {
  readonly sections: readonly S[]
  /** Nothing has these words; these are nearly called so. */
  readonly isGuess: boolean
}

/**
 * The sections with the dishes that have every word of `term` in their name, their description, the name of their section or what `labels` says of
 * them; without sections that have none. Only where no dish has them, words that are one letter off count too. A section that keeps all its dishes stays the object it is.
 */
export const searchMenu = <C extends Searchable, S extends SearchableSection<C>>(
  sections: readonly S[],
  term: string,
  labels: (dish: C) => string = () => '',
): SearchedMenu<S> => {
  const sought = wordsIn(term)
  if (sought.length === 0) return { sections, isGuess: false }
  const found = (match: Match) =>
    sections.flatMap((section) => {
      const items = section.items.filter((dish) => {
        const words = wordsIn(`${dish.displayName} ${dish.description} ${section.displayName} ${labels(dish)}`)
        return sought.every((each) => words.some((word) => match(word, each)))
      })
      if (items.length === 0) return []
      return [items.length === section.items.length ? section : { ...section, items }]
    })
  const exact = found(says)
  return exact.length > 0 ? { sections: exact, isGuess: false } : { sections: found(isNearly), isGuess: true }
}
