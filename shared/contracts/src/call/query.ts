import * as z from 'zod/mini'
import type { AnySchema, Call } from './call'

/** A GraphQL question that asks for one thing. */
interface QueryParts<F extends string, R extends AnySchema, S extends z.ZodMiniType> extends Omit<
  Call,
  'method' | 'isSafe' | 'document' | 'request' | 'answer'
> {
  /** The field of the schema's `Query` that is asked for; its document asks for nothing else. */
  readonly field: F
  readonly document: string
  /** The document's variables. */
  readonly request: R
  /** What the field is. */
  readonly result: S
}

/** A question: its caller gets the field's own value, without the wrapping of an answer. */
export const defineQuery = <
  const F extends string,
  R extends AnySchema,
  S extends z.ZodMiniType,
  const Q extends QueryParts<F, R, S>,
>(
  query: Q & QueryParts<F, R, S>,
) => ({
  ...(query as Q),
  method: 'POST' as const,
  isSafe: true as const,
  answer: z.pipe(
    z.object({ data: z.object({ [query.field]: query.result }) }) as unknown as z.ZodMiniType<
      { readonly data: Readonly<Record<F, z.output<S>>> },
      { readonly data: Readonly<Record<F, z.input<S>>> }
    >,
    z.transform(({ data }): z.output<S> => data[query.field]),
  ),
})

/** A question of the platform, as its resolvers see it. */
export interface Query extends Call {
  readonly field: string
  readonly document: string
  readonly request: AnySchema
  readonly result: AnySchema
}
