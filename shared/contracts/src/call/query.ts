import * as z from '@galo/schema'
import type { AnySchema, Call } from './call'
import { documentOf, type Field } from './document'

/** A question of the platform, or a change it is asked for in GraphQL, as its resolvers see it. */
export interface Query extends Call {
  readonly document: string
  /** The document's variables. */
  readonly request: AnySchema
  /** What the document asks for, by the field's name. */
  readonly fields: Readonly<Record<string, Field>>
}

/** A document that asks for one field, and hands all its variables to it. */
interface QueryParts<F extends string, R extends AnySchema, S extends z.ZodMiniType>
  extends Omit<Query, 'method' | 'isSafe' | 'answer' | 'fields' | 'document'>, Pick<Field, 'argsBelow'> {
  /** The document's own name. */
  readonly operation: string
  /** The one field that is asked for. */
  readonly field: F
  readonly request: R
  /** What the field is. Everything in it is asked for. */
  readonly result: S
}

const definer =
  <K extends Pick<Query, 'isSafe'>>(kind: 'query' | 'mutation', ofKind: K) =>
  <const F extends string, R extends AnySchema, S extends z.ZodMiniType, const Q extends QueryParts<F, R, S>>({
    operation,
    field,
    result,
    argsBelow = {},
    ...parts
  }: Q & QueryParts<F, R, S>) => {
    const asked = { args: parts.request, result, argsBelow }
    const fields = { [field]: asked } as unknown as Readonly<Record<F, { readonly args: R; readonly result: S }>>
    return {
      ...(parts as Omit<Q, 'operation' | 'field' | 'result' | 'argsBelow'>),
      ...ofKind,
      method: 'POST' as const,
      document: documentOf(`${kind} ${operation}`, parts.request, fields),
      fields,
      answer: z.pipe(
        z.object({ data: z.object({ [field]: result }) }) as unknown as z.ZodMiniType<
          { readonly data: Readonly<Record<F, z.output<S>>> },
          { readonly data: Readonly<Record<F, z.input<S>>> }
        >,
        z.transform(({ data }): z.output<S> => data[field]),
      ),
    }
  }

/** A change that is asked for in GraphQL: its caller gets the field's own value, without the wrapping of an answer. */
export const defineMutation = definer('mutation', {})

/** A question: a change that changes nothing, so it may be asked again. */
export const defineQuery = definer('query', { isSafe: true as const })
