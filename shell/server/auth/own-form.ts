import type { Context } from 'hono'
import type * as z from '@galo/schema'
import type { AuthDeps } from './auth-deps'
import { fromOwnPage } from '../http/own-page'

/** A script wants JSON back; a form is led on. */
export interface OwnForm<T> {
  readonly wantsJson: boolean
  /** `null` when it does not say what it should. */
  readonly fields: T | null
}

const said = (value: unknown): boolean => value === true || value === 'true' || value === 'on'

/** Of a box of a form, or of a script. */
export const isYes = said

const bodyOf = async (context: Context): Promise<unknown> => {
  const text = await context.req.text()
  if (!context.req.header('content-type')?.startsWith('application/json'))
    return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''))
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined

/**
 * What a form or a script of our own pages says; `null` when it is not from one of them. A browser that does not say where a request
 * comes from has to bring the token instead (B02).
 */
export const readOwnForm = async <T>(
  context: Context,
  schema: z.ZodMiniType<T>,
  { csrf }: Pick<AuthDeps, 'csrf'>,
): Promise<OwnForm<T> | null> => {
  const from = fromOwnPage(context)
  if (from === 'no') return null
  const body = await bodyOf(context)
  const token = fieldOf(body, 'csrfToken')
  if (from === 'unknown' && !csrf.isTokenOf(context, typeof token === 'string' ? token : undefined)) return null
  const fields = schema.safeParse(body)
  const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false
  return { wantsJson: isJson || said(fieldOf(body, 'json')), fields: fields.success ? fields.data : null }
}
