import type { Field, Frozen, Query } from '@galo/contracts/call'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { SessionEnv } from './bearer'
import { parseWith } from './body'
import { createSchema } from './graph-schema'
import { readQuestions, type Questions } from './graphql'

/** A value, of which any field may be left to a function of the field's own arguments. */
type Resolved<T> = T extends readonly (infer E)[]
  ? readonly Resolved<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Resolved<T[K]> | ((args: never) => Resolved<T[K]>) }
    : T

/** A field's arguments in, checked, with the request they came by; what the call's contract says it is out. */
type Resolver<F extends Field> = (
  args: z.output<F['args']>,
  c: Context<SessionEnv>,
) => Promise<Resolved<Frozen<z.input<F['result']>>>>

type KeyOf<T> = T extends unknown ? keyof T & string : never
type Member<T, K extends string> = T extends Readonly<Record<K, infer V>> ? V : never

/** For each field that the calls ask for, what looks it up. */
export type ResolversOf<Calls extends readonly Query[]> = {
  readonly [K in KeyOf<Calls[number]['fields']>]: Resolver<Member<Calls[number]['fields'], K> & Field>
}

type AnyResolver = (args: unknown, c: Context<SessionEnv>) => Promise<unknown>

/** The questions of one path, and the fields that answer them whatever document asks. */
export interface Graph {
  readonly questions: Questions
  readonly rootValue: Readonly<Record<string, AnyResolver>>
}

/**
 * Resolvers behind the calls' own schema. Arguments are checked by the field's own schema, and what a resolver gives back is held against
 * the call's contract by the compiler.
 */
export const createGraph = <const Calls extends readonly Query[]>(
  calls: Calls,
  resolvers: ResolversOf<Calls>,
  config: { readonly isLocal: boolean },
): Graph => {
  const answerTo = (name: string, { args: schema }: Field): AnyResolver => {
    const resolve = (resolvers as Readonly<Record<string, AnyResolver>>)[name]
    if (resolve === undefined) throw new Error(`Nobody looks up ${name}`)
    return async (args, c) => resolve(parseWith(schema, args), c)
  }
  const fields = calls.flatMap((call) => Object.entries(call.fields))
  return {
    questions: readQuestions(
      createSchema(calls),
      calls.map(({ document }) => document),
      config,
    ),
    rootValue: Object.fromEntries(fields.map(([name, field]) => [name, answerTo(name, field)])),
  }
}
