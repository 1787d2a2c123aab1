import { pathOf, type AnswerOf, type Call, type InputOf } from '@galo/contracts/call'
import type { HttpRequest, SendOptions } from './http'

interface AnyInput extends SendOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  readonly body?: unknown
  readonly variables?: unknown
}

const NOT_HELD = { 'cache-control': 'no-cache' }

const saidIn = (query: NonNullable<AnyInput['query']>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])))

/** The request that makes `call`. What of a query is not there is left out of the address. */
export const toRequest = <C extends Call>(call: C, input: InputOf<C> & SendOptions): HttpRequest<AnswerOf<C>> => {
  // What the compiler has just seen field by field.
  const { params, query, body, variables, isFresh, headers, ...options } = input as AnyInput
  return {
    method: call.method,
    path: pathOf(call.path, params),
    credential: call.credential,
    apiSource: call.source,
    contract: call.name,
    parse: (answer) => call.answer.parse(answer) as AnswerOf<C>,
    ...(query === undefined ? {} : { query: saidIn(query) }),
    ...(call.document === undefined
      ? body === undefined
        ? {}
        : { body }
      : { body: { query: call.document, variables } }),
    ...(call.isSafe === undefined ? {} : { safe: call.isSafe }),
    ...(isFresh === undefined ? (headers === undefined ? {} : { headers }) : { headers: { ...headers, ...NOT_HELD } }),
    ...options,
  }
}
