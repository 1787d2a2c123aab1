import type { Block, Sections, Text } from '../text'

/** A question with its first words of an answer. */
export interface Answer {
  readonly path: string
  readonly question: string
  readonly beginning: string
}

export interface Topic {
  readonly path: string
  readonly sections: Sections
}

const plain = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : Object.values(part).join(' '))).join('')

const isSentence = (block: Block): block is Text => typeof block === 'string' || Array.isArray(block)

const plainBlock = (block: Block): string => {
  if (isSentence(block)) return plain(block)
  if ('list' in block) return block.list.map(plain).join(' ')
  return block.table.rows.flat().map(plain).join(' ')
}

/** Words that say nothing of what is asked. */
const SHORTEST = 3
/** "refunds" asks for "refund", "collecting" for "collection". */
const STEM = 5

const stemsOf = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => word.slice(0, STEM))

const MOST_ANSWERS = 8

/** Answers that speak of what was asked, those that hold most of its words first; a word in the question counts twice. */
export const findAnswers = (asked: string, topics: readonly Topic[]): readonly Answer[] => {
  const stems = [...new Set(stemsOf(asked))]
  return topics
    .flatMap(({ path, sections }) =>
      Object.entries(sections).map(([id, { heading, body }]) => {
        const [beginning = '', ...rest] = body.map(plainBlock)
        const inHeading = new Set(stemsOf(heading))
        const inText = new Set(stemsOf([beginning, ...rest].join(' ')))
        const score = stems.reduce((sum, stem) => sum + (inHeading.has(stem) ? 2 : 0) + (inText.has(stem) ? 1 : 0), 0)
        return { path: `${path}#${id}`, question: heading, beginning, score }
      }),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_ANSWERS)
    .map(({ path, question, beginning }) => ({ path, question, beginning }))
}
