import { redactText } from '@galo/contracts/redact'
import { currentTrace } from './trace'

const MOST_CAUSES = 4
const LONGEST_QUERY = 300

/** What errors of both databases say beside their message; whatever else they carry may be somebody's name or a password's hash. */
interface DatabaseFacts {
  readonly code?: unknown
  readonly table?: unknown
  readonly constraint?: unknown
  readonly query?: unknown
}

const FACTS = ['code', 'table', 'constraint'] as const

/** The frames alone: before them a stack repeats the message. */
const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line] : []))

const factsOf = (error: Error & DatabaseFacts): string =>
  FACTS.flatMap((name) => (typeof error[name] === 'string' ? [`${name} ${error[name]}`] : [])).join(', ')

/** A database quotes what it was given, and a failed query is followed by what was written into it. */
const messageOf = (error: Error & DatabaseFacts, isOfDatabase: boolean): string => {
  if (typeof error.query === 'string') return `Failed query: ${error.query.slice(0, LONGEST_QUERY)}`
  return redactText(isOfDatabase ? error.message.replace(/"[^"]*"|\([^)]*\)/g, '…') : error.message)
}

/**
 * A defect as it may stand in a log: what went wrong and where, down to its causes, and nothing of what was in the request. An order's
 * name, address and telephone are parameters of a query.
 */
export const describeDefect = (error: unknown): string => {
  const lines: string[] = []
  let isOfDatabase = false
  let next: unknown = error
  for (let depth = 0; depth < MOST_CAUSES && next instanceof Error; depth++) {
    const here: Error & DatabaseFacts = next
    const facts = factsOf(here)
    lines.push(
      `${depth === 0 ? '' : 'because of '}${here.name}: ${messageOf(here, isOfDatabase)}${facts && ` (${facts})`}`,
    )
    lines.push(...framesOf(here))
    isOfDatabase ||= typeof here.query === 'string'
    next = here.cause
  }
  return lines.length === 0 ? `Something that is no error was thrown: ${typeof error}` : lines.join('\n')
}

/** `what` stands in the log as it is, with the id of an order that somebody must find. A path goes through `redactText` first. */
export const logDefect = (what: string, error: unknown): void => {
  const trace = currentTrace()
  console.error(`${what}${trace === null ? '' : ` (trace ${trace})`}\n${describeDefect(error)}`)
}
