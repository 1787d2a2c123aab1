import * as z from '@galo/schema'

/** An optional field of a GraphQL answer: what is not there may come as `null`, and is then simply not there. */
export const nullAsAbsent = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )
