import type { Frozen, Query } from '@galo/contracts/call'
import type { z } from 'zod'
import { parseWith } from './body'
import { readQuestions, type Questions } from './graphql'

/** A field of `Query`: its arguments in, checked; what the call's contract says it is out. */
type Resolver<Q extends Query> = (args: z.output<Q['request']>) => Promise<Frozen<z.input<Q['result']>>>

/** For each of the calls, what looks up the field it asks for. */
export type ResolversOf<Calls extends readonly Query[]> = {
  readonly [Q in Calls[number] as Q['field']]: Resolver<Q>
}

type AnyResolver = (args: unknown) => Promise<unknown>

/** The questions of one path, and the fields that answer them whatever document asks. */
export interface Graph {
  readonly questions: Questions
  readonly rootValue: Readonly<Record<string, AnyResolver>>
}

/**
 * Resolvers behind the schema in the file at `url`. Arguments are checked by the call's own request, and what a resolver gives back is
 * held against the call's contract by the compiler.
 */
export const createGraph = <const Calls extends readonly Query[]>(
  url: URL,
  calls: Calls,
  resolvers: ResolversOf<Calls>,
  config: { readonly isLocal: boolean },
): Graph => {
  const answerTo = ({ field, request }: Query): AnyResolver => {
    const resolve = (resolvers as Readonly<Record<string, AnyResolver>>)[field]
    if (resolve === undefined) throw new Error(`Nobody looks up ${field}`)
    return async (args) => resolve(parseWith(request, args))
  }
  return {
    questions: readQuestions(
      url,
      calls.map(({ document }) => document),
      config,
    ),
    rootValue: Object.fromEntries(calls.map((call) => [call.field, answerTo(call)])),
  }
}
