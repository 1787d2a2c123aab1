import { randomUUID } from 'node:crypto'
import { MAX_LINE_QUANTITY } from '@galo/domain'
import type { StoredLine } from '../../kernel/db/schema'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { canonicalJson } from './basket.signature'

/** Far more than a party eats; keeps every sum well inside an integer column. */
const MOST_LINES = 50

/** What is to join a basket; it gets an id of its own there. */
export type NewLine = Omit<StoredLine, 'id'>

export const isEmpty = ({ lines }: { readonly lines: readonly StoredLine[] }): boolean => lines.length === 0

/** Order does not matter, and choosing nothing is the same as not mentioning the modifier. */
const choicesKey = ({ menuItemId, modifiers }: NewLine): string =>
  canonicalJson([
    menuItemId,
    modifiers
      .filter((modifier) => modifier.choices.length > 0)
      .map((modifier) => [modifier.id, [...modifier.choices].sort()])
      .sort((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1)),
  ])

/** Whether two lines are the same dish made the same way. */
export const isSameChoice = (one: NewLine, other: NewLine): boolean => choicesKey(one) === choicesKey(other)

/** What was added or asked for more of; taking some away is always allowed. */
export const addedLines = (before: readonly StoredLine[], after: readonly StoredLine[]): readonly StoredLine[] =>
  after.filter((line) => {
    const was = before.find(({ id }) => id === line.id)
    return was === undefined || line.quantity > was.quantity || !isSameChoice(was, line)
  })

const checkQuantity = (line: StoredLine): StoredLine => {
  if (line.quantity <= MAX_LINE_QUANTITY) return line
  throw new Refusal(400, 'BASKET_FULL', `item.quantity: at most ${MAX_LINE_QUANTITY} of one dish`)
}

/** The same dish made the same way joins the line that is there. */
export const addLine = (lines: readonly StoredLine[], line: NewLine): readonly StoredLine[] => {
  const twin = lines.find((candidate) => isSameChoice(candidate, line))
  if (twin !== undefined)
    return lines.map((candidate) =>
      candidate === twin ? checkQuantity({ ...twin, quantity: twin.quantity + line.quantity }) : candidate,
    )
  if (lines.length >= MOST_LINES) throw new Refusal(400, 'BASKET_FULL', `item: at most ${MOST_LINES} different dishes`)
  return [...lines, { id: randomUUID(), ...line }]
}

export const lineOf = (lines: readonly StoredLine[], id: string): StoredLine => {
  const line = lines.find((candidate) => candidate.id === id)
  if (line === undefined) throw notFound('Basket item')
  return line
}

export const replaceLine = (lines: readonly StoredLine[], changed: StoredLine): readonly StoredLine[] =>
  lines.map((line) => (line.id === changed.id ? checkQuantity(changed) : line))

export const removeLine = (lines: readonly StoredLine[], id: string): readonly StoredLine[] => {
  const line = lineOf(lines, id)
  return lines.filter((candidate) => candidate !== line)
}
