import * as z from '@galo/schema'

/** An answer that has what was asked for in `data`: its caller gets just that. */
export const dataEnvelope = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.object({ data: schema }) as unknown as z.ZodMiniType<
      { readonly data: z.output<S> },
      { readonly data: z.input<S> }
    >,
    z.transform(({ data }): z.output<S> => data),
  )
