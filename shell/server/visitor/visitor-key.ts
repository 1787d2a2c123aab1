import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Market } from '@galo/domain'
import type { ReleaseDocument } from '@galo/contracts/release'
import { isSplit, readVisitor, visitCookie } from '@galo/releases'
import type { BffConfig } from '../config'
import { isSecureSite } from '../http/secure-site'

/** 128 bits, by chance: a visitor is told from others, and nothing else of them is known. */
const BYTES = 16
/** Nobody can be spared more remotes than there are, or want more; who says so is nobody we know. */
const KEY = /^[\w-]{22}(?:~[\w-]{1,40}){0,20}(?:\+[\w-]{1,40}@[\w.-]{1,80}){0,20}$/

const nameOf = (config: BffConfig, market: Market): string => visitCookie(isSecureSite(config, market))

/** Which releases a visitor gets is drawn by it, or said by it of those they want to see; `null` where it makes no difference, and for who has none. */
export const visitorKeyIn = (
  context: Context,
  config: BffConfig,
  market: Market,
  document: ReleaseDocument,
): string | null => {
  const key = getCookie(context, nameOf(config, market))
  if (key === undefined || !KEY.test(key)) return null
  return isSplit(document) || Object.keys(readVisitor(key).wishes).length > 0 ? key : null
}

export const newVisitor = (): string => randomBytes(BYTES).toString('base64url')

/** Until they close the browser. */
export const keepVisitor = (context: Context, config: BffConfig, market: Market, key: string): void =>
  setCookie(context, nameOf(config, market), key, {
    path: '/',
    secure: isSecureSite(config, market),
    httpOnly: true,
    sameSite: 'Lax',
  })

/**
 * The same, and whoever has none is given one, until they close the browser: every page of a visit is of one set of releases. Where nobody could be given anything
 * else, nobody is given a key.
 */
export const visitorKey = (
  context: Context,
  config: BffConfig,
  market: Market,
  document: ReleaseDocument,
): string | null => {
  const known = visitorKeyIn(context, config, market, document)
  if (known !== null || !isSplit(document)) return known
  const key = newVisitor()
  keepVisitor(context, config, market, key)
  return key
}
