import { TRACE, type readLogs, type LogEntry } from '../../calls'
import type { InputOf } from '@galo/contracts/call'
import { formatMoney, MARKETS, money } from '@galo/domain'

export type LogFilter = InputOf<typeof readLogs>['query']

const MOST_SHOWN = 300

const fits = (entry: LogEntry, { kind, level, trace, text = '' }: LogFilter): boolean =>
  (kind === undefined || entry.kind === kind) &&
  (level === undefined || entry.level === level) &&
  (trace === undefined || entry.traceId?.startsWith(trace) === true) &&
  entry.message.toLowerCase().includes(text.toLowerCase())

/** The latest on top: those of the new ones that were asked for, each once, and no more than anybody reads. */
export const withNewEntries = (held: readonly LogEntry[], news: readonly LogEntry[], filter: LogFilter): LogEntry[] => {
  const known = new Set(held.map(({ id }) => id))
  const fresh = news.filter((entry) => !known.has(entry.id) && fits(entry, filter)).reverse()
  return [...fresh, ...held].slice(0, MOST_SHOWN)
}

/** What was typed into the search: the beginning of a trace's id, with its dashes or blanks as somebody read them out, or words. */
export const searchFor = (typed: string): LogFilter => {
  const text = typed.trim()
  const trace = text.toLowerCase().replace(/[\s-]/g, '')
  if (TRACE.test(trace)) return { trace }
  return text === '' ? {} : { text }
}

const momentOf = ({ at, receivedAt }: LogEntry): number => Date.parse(at ?? receivedAt)

/** As they happened, the first on top: of one trace, what followed from what. */
export const asTheyHappened = (entries: readonly LogEntry[]): LogEntry[] =>
  [...entries].sort((a, b) => momentOf(a) - momentOf(b) || a.id - b.id)

/** What is known of an entry besides its words, as JSON; null when that is nothing. */
export const detailsOf = ({ details, sessionId }: LogEntry): string | null => {
  const all = { ...details, ...(sessionId === null ? {} : { sessionId }) }
  return Object.keys(all).length === 0 ? null : JSON.stringify(all)
}

/** Events of a sale: what they carry as their value is money. */
const SALES: readonly string[] = [
  'checkout:checkout_submit_clicked',
  'checkout:checkout_submit_success',
  'pop:order_success',
]

/** What a sale came to, in pounds or euro: it is told in pence or cent (F09, K10). `null` for what is no sale. */
export const saleOf = ({ kind, message, market, details }: LogEntry): string | null => {
  const value = details['value']
  if (kind !== 'event' || !SALES.includes(message) || typeof value !== 'number' || market === null) return null
  return formatMoney(money(MARKETS[market].currencyCode, value))
}
