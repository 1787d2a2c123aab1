import { pathOf, type AnswerOf, type Call, type InputOf } from '@galo/contracts'
import type { HttpRequest, SendOptions } from './http'

interface AnyInput extends SendOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly variables?: unknown
}

const NOT_HELD = { 'cache-control': 'no-cache' }

/** The request that makes `call`. A query's values that are not there are left out. */
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
    ...(query === undefined ? {} : { query }),
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
