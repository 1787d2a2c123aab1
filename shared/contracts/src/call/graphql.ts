import * as z from 'zod/mini'

/** The answer to a document that asks one thing: the caller gets that thing without the wrapping. */
export const answerOf = <N extends string, S extends z.ZodMiniType>(name: N, schema: S) =>
  z.pipe(
    z.object({ data: z.object({ [name]: schema } as { readonly [K in N]: S }) }),
    z.transform(({ data }): z.output<S> => (data as { readonly [K in N]: z.output<S> })[name]),
  )
