import { maskOrderId } from './mask-order-id'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Details as they may be kept. */
export type Redacted = Readonly<Record<string, Json>>

export const REDACTED = '[redacted]'
const DEEPEST = 4
const MOST_MEMBERS = 40
const LONGEST_TEXT = 500

/** What a thing is called is enough to know that nobody needs to read it. */
const SECRET_NAME =
  /authori[sz]ation|token|cookie|password|secret|signature|credential|card|cvc|e-?mail|phone|mobile|first_?name|last_?name|given_?name|family_?name|address|postcode|avoid|allergen|diet|preferences|search_?term/i
const ORDER_NAME = /^order_?id$/i
/** What a call about a session sent or got is a session. */
const SESSION_CALL = /\/identity\/|\/session\/|\/auth\//i
const BODY_NAME = /^(request_?|response_?)?(body|data|payload)$/i

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+\S+/gi, `Bearer ${REDACTED}`],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, REDACTED],
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '[e-mail]'],
  [/\b(?:\d[ -]?){13,19}\b/g, '[number]'],
]

const shortAndPlain = (text: string): string => text.slice(0, LONGEST_TEXT).replace(/\0|\p{Surrogate}/gu, '')

/**
 * A text as it may be kept: short, without what a database can not hold, without what is nobody's business. Cut before, so that no text takes long,
 * and after: what stands in for something may be longer than it.
 */
export const redactText = (text: string): string =>
  shortAndPlain(
    maskOrderId(PATTERNS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), shortAndPlain(text))),
  )

const redactMember = (name: string, value: unknown, isSession: boolean, depth: number): Json => {
  if (SECRET_NAME.test(name) || (isSession && BODY_NAME.test(name))) return REDACTED
  return ORDER_NAME.test(name) ? '{orderId}' : redactValue(value, depth)
}

const redactValue = (value: unknown, depth: number): Json => {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object' || depth >= DEEPEST) return null
  if (Array.isArray(value)) return value.slice(0, MOST_MEMBERS).map((each) => redactValue(each, depth + 1))
  return redactDetails(value, depth + 1)
}

/** What came with a line, as it may be kept: authorization, bodies of session calls, people and order ids are gone (K08). */
export const redactDetails = (details: object, depth = 0): Redacted => {
  const members = Object.entries(details).slice(0, MOST_MEMBERS)
  const isSession = members.some(([, value]) => typeof value === 'string' && SESSION_CALL.test(value))
  return Object.fromEntries(
    members.map(([name, value]) => [redactText(name), redactMember(name, value, isSession, depth)]),
  )
}
