import * as z from 'zod/mini'
import type { AnySchema, Call } from './call'

/** A field of the schema's `Query` or `Mutation`: its own arguments, and what it is. */
export interface Field {
  readonly args: AnySchema
  readonly result: AnySchema
}

/** A question of the platform, or a change it is asked for in GraphQL, as its resolvers see it. */
export interface Query extends Call {
  readonly document: string
  /** The document's variables. */
  readonly request: AnySchema
  /** What the document asks for, by the field's name. */
  readonly fields: Readonly<Record<string, Field>>
}

/** A document that asks for one field, and hands all its variables to it. */
interface QueryParts<F extends string, R extends AnySchema, S extends z.ZodMiniType> extends Omit<
  Query,
  'method' | 'isSafe' | 'answer' | 'fields'
> {
  /** The one field that is asked for. */
  readonly field: F
  readonly request: R
  /** What the field is. */
  readonly result: S
}

/** A change that is asked for in GraphQL: its caller gets the field's own value, without the wrapping of an answer. */
export const defineMutation = <
  const F extends string,
  R extends AnySchema,
  S extends z.ZodMiniType,
  const Q extends QueryParts<F, R, S>,
>({
  field,
  result,
  ...parts
}: Q & QueryParts<F, R, S>) => ({
  ...(parts as Omit<Q, 'field' | 'result'>),
  method: 'POST' as const,
  fields: { [field]: { args: parts.request, result } } as Readonly<Record<F, { readonly args: R; readonly result: S }>>,
  answer: z.pipe(
    z.object({ data: z.object({ [field]: result }) }) as unknown as z.ZodMiniType<
      { readonly data: Readonly<Record<F, z.output<S>>> },
      { readonly data: Readonly<Record<F, z.input<S>>> }
    >,
    z.transform(({ data }): z.output<S> => data[field]),
  ),
})

/** A question: a change that changes nothing, so it may be asked again. */
export const defineQuery = <
  const F extends string,
  R extends AnySchema,
  S extends z.ZodMiniType,
  const Q extends QueryParts<F, R, S>,
>(
  query: Q & QueryParts<F, R, S>,
) => ({ ...defineMutation<F, R, S, Q>(query), isSafe: true as const })
