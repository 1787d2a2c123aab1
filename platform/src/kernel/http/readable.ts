import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal'

/** Our requests nest a dozen levels at most; a very deep one would exhaust the stack of whoever walks through it. */
const DEEPEST = 40
/** PostgreSQL has no room for NUL in a text, and half a surrogate pair is no letter: such text can not be kept as it came. */
const UNREADABLE = /\u0000|\p{Cs}/u

export const isReadable = (text: string): boolean => !UNREADABLE.test(text)

const refuse = (path: string, message: string): Refusal =>
  new Refusal(400, 'BAD_REQUEST', `${path || 'body'}: ${message}`)

/** Throws a `Refusal` that names the place where a JSON value holds text that nobody could keep, or nests too deep. */
export const assertReadable = (value: unknown): void => {
  let level: { readonly path: string; readonly value: unknown }[] = [{ path: '', value }]
  for (let depth = 0; level.length > 0; depth++) {
    const next: typeof level = []
    for (const { path, value: here } of level) {
      if (typeof here === 'string' && !isReadable(here)) throw refuse(path, 'not readable text')
      if (typeof here !== 'object' || here === null) continue
      if (depth === DEEPEST) throw refuse('', `nested deeper than ${DEEPEST} levels`)
      for (const [name, child] of Object.entries(here)) {
        if (!isReadable(name)) throw refuse(path, 'not a readable name')
        next.push({ path: path === '' ? name : `${path}.${name}`, value: child })
      }
    }
    level = next
  }
}

/** The same for what is written into the address. */
export const refuseUnreadableAddress: MiddlewareHandler = async (c, next) => {
  if (/%00/.test(c.req.url)) throw refuse('path', 'not readable text')
  await next()
}
