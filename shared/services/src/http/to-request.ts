import { pathOf, type AnswerOf, type Call, type InputOf } from '@galo/contracts/call'
import type { HttpRequest, SendOptions } from './http'

interface AnyInput extends SendOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  readonly body?: unknown
  readonly variables?: unknown
}

const NOT_CACHED = { 'cache-control': 'no-cache' }

const textsOf = (query: NonNullable<AnyInput['query']>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])))

/** The request for `call`. Query fields without a value are left out of the address. */
export const toRequest = <C extends Call>(call: C, input: InputOf<C> & SendOptions): HttpRequest<AnswerOf<C>> => {
  // The compiler has checked the input against the call; here it is read without knowing which call it is.
  const { params, query, body, variables, isFresh, headers, ...options } = input as AnyInput
  return {
    method: call.method,
    path: pathOf(call.path, params),
    credential: call.credential,
    apiSource: call.source,
    contract: call.name,
    parse: (answer) => call.answer.parse(answer) as AnswerOf<C>,
    query: query && textsOf(query),
    body: call.document === undefined ? body : { query: call.document, variables },
    safe: call.isSafe,
    isGraph: call.document !== undefined,
    headers: isFresh ? { ...headers, ...NOT_CACHED } : headers,
    ...options,
  }
}
