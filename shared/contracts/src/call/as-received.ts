import * as z from '@galo/schema'

const checked = new WeakMap<object, z.ZodMiniType>()

/** What `asReceived` checks by: a reference can't read it off a schema that hands on what came. */
export const checkedBy = (schema: object): z.ZodMiniType | undefined => checked.get(schema)

/**
 * Checks like `schema`, but hands on the very object that came, with fields this build has never heard of.
 * For what has to go back as it came: a signature is over all of it.
 */
export const asReceived = <S extends z.ZodMiniType>(schema: S): z.ZodMiniType<z.infer<S>, z.input<S>> => {
  const received = z.pipe(
    z.unknown() as unknown as z.ZodMiniType<z.input<S>, z.input<S>>,
    z.transform((value, context): z.infer<S> => {
      const { error } = schema.safeParse(value)
      for (const { path, message } of error?.issues ?? [])
        context.issues.push({ code: 'custom', path, message, input: value })
      // Checked just above; only the copy that leaves fields out is not wanted.
      return value as z.infer<S>
    }),
  )
  checked.set(received, schema)
  return received
}
