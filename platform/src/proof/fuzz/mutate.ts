import type { ApiCall, Example } from '../reference/api-call'
import { bodyOf, pathOf, requestOf, type Sent } from '../world/ask'
import { bend } from './bend'
import type { Mutation } from './hostile'

/** A good request to start from, and who asks. */
export interface ValidRequest {
  readonly call: ApiCall
  readonly example: Example
  readonly token: string | null
}

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

/** Only what an HTTP client can send at all: printable ASCII. */
const asHeader = (text: string): string => text.replace(/[^\t\x20-\x7e]/g, '?').trim()

/** A lone surrogate has no percent form; its bytes are sent as some broken clients do. */
const asPathPart = (text: string): string =>
  (/\p{Cs}/u.test(text) ? '%ed%a0%80' : encodeURIComponent(text)).slice(0, 6_000)

const withOwnParts = (call: ApiCall, example: Example, text: string): string =>
  call.path.includes(':')
    ? call.path.replace(/:([a-zA-Z]+)/g, asPathPart(text))
    : `${pathOf(call, example)}${call.query === undefined ? '?' : '&'}${asPathPart(text)}=${asPathPart(text)}`

const alteredToken = (token: string, at: number): string => {
  const place = at % Math.max(1, token.length)
  return `${token.slice(0, place)}${token.charAt(place) === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`
}

const twisted = (
  sent: Sent,
  { call, example, token }: ValidRequest,
  { twist }: Mutation,
  all: readonly ValidRequest[],
): Sent => {
  switch (twist.kind) {
    case 'none':
      return sent
    case 'raw':
      return { ...sent, body: twist.text }
    case 'cut':
      return sent.body === undefined ? sent : { ...sent, body: sent.body.slice(0, twist.at % (sent.body.length + 1)) }
    case 'method':
      return { ...sent, method: twist.method }
    case 'header':
      return { ...sent, headers: { ...sent.headers, [twist.name]: asHeader(twist.value) } }
    case 'param':
      return { ...sent, path: withOwnParts(call, example, twist.text) }
    case 'swap':
      // One call's body for another call: the right kind of things in the wrong places.
      return { ...sent, body: JSON.stringify(bodyOf(call, pick(all, twist.other).example)) ?? '' }
    case 'token': {
      const other = pick(all, twist.token).token ?? token ?? 'x'
      return {
        ...sent,
        headers: { ...sent.headers, authorization: `Bearer ${twist.at % 2 ? other : alteredToken(other, twist.at)}` },
      }
    }
    default:
      return twist satisfies never
  }
}

/** Flat text, as a query is. */
const asQuery = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          typeof each === 'string' ? each : (JSON.stringify(each) ?? ''),
        ]),
      )
    : {}

/** `all` holds good requests of every call; `how` says which one is taken and what is done to it. */
export const mutate = (all: readonly ValidRequest[], how: Mutation): Sent => {
  const valid = pick(all, how.call * 31 + how.example)
  const { call, example, token } = valid
  const isQueryBent = example.query !== undefined && (how.isQueryBent || example.body === undefined)
  const whole = isQueryBent ? example.query : bodyOf(call, example)
  const bent = how.bends.reduce(bend, whole)
  const sent = isQueryBent
    ? requestOf(call, { ...example, query: asQuery(bent) }, token)
    : { ...requestOf(call, example, token), ...(bent === undefined ? {} : { body: JSON.stringify(bent) }) }
  const final = twisted(sent, valid, how, all)
  // fetch itself refuses a body with these.
  if (final.method !== 'GET' && final.method !== 'HEAD') return final
  return { method: final.method, path: final.path, headers: final.headers }
}
