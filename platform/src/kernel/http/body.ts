import type { Context } from 'hono'
import { z } from 'zod'
import { assertReadable } from './readable'
import { Refusal } from './refusal'

/** Largest body any call takes, in bytes. */
export const BODY_LIMIT = 256 * 1024

const explain = (error: z.core.$ZodError): string =>
  error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.length > 0 ? issue.path.join('.') : 'body'}: ${issue.message}`)
    .join('; ')

/** Unknown fields are let through unread; a wrong one is a 400 that names it. */
export const parseWith = <T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) throw new Refusal(400, 'BAD_REQUEST', explain(parsed.error))
  return parsed.data
}

/** The body as it came, if it is JSON that can be kept: every route that reads one starts here. */
export const readJson = async (c: Context): Promise<unknown> => {
  const value: unknown = await c.req.json().catch(() => undefined)
  if (value === undefined) throw new Refusal(400, 'BAD_REQUEST', 'body: not JSON')
  assertReadable(value)
  return value
}

export const readBody = async <T extends z.core.$ZodType>(c: Context, schema: T): Promise<z.output<T>> =>
  parseWith(schema, await readJson(c))
