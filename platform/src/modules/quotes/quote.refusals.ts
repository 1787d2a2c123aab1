import type { Context } from 'hono'
import { z } from 'zod'
import { readJson } from '../../kernel/http/body'
import { Refusal } from '../../kernel/http/refusal'

interface QuoteError {
  readonly code: 'BAD_REQUEST' | 'UNDELIVERABLE'
  readonly message: string
}

/** G11: quotes name everything that is wrong at once, an entry each; who reads them joins them with commas. */
const refusalOf = (status: 400 | 409, errors: readonly [QuoteError, ...QuoteError[]]): Refusal =>
  new Refusal(status, errors[0].code, errors.map(({ message }) => message).join(','), { errors })

export const badRequest = (first: string, ...others: readonly string[]): Refusal => {
  const entry = (message: string): QuoteError => ({ code: 'BAD_REQUEST', message })
  return refusalOf(400, [entry(first), ...others.map(entry)])
}

export const undeliverable = (message: string): Refusal => refusalOf(409, [{ code: 'UNDELIVERABLE', message }])

export const readQuoteBody = async <S extends z.core.$ZodType>(c: Context, schema: S): Promise<z.output<S>> => {
  const parsed = z.safeParse(schema, await readJson(c))
  if (parsed.success) return parsed.data
  const [first = 'body: wrong', ...others] = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'body'}: ${message}`,
  )
  throw badRequest(first, ...others)
}
