import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import { sessionPaths } from '@galo/contracts/session'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { SignInTransaction } from './openid-client'
import { createSeal } from './sealed-cookie'
import { isSecureSite } from '../http/secure-site'

const contentSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  silent: z.boolean(),
  keep: z.boolean(),
  iat: z.number(),
})

/** As long as the provider waits for somebody to sign in, in seconds. */
const LIFE_S = 1_800

/** Somebody who opens the door in tab after tab signs in at one of the last of them. */
const MOST_AT_ONCE = 4

export interface SignInCookie {
  keep(context: Context, transaction: SignInTransaction): Promise<void>
  /** The sign-in that was begun in this browser with this very state. */
  find(context: Context, state: string): Promise<SignInTransaction | null>
  forget(context: Context, state: string): void
}

/** What is under way of signing in, in the browser where it began: a cookie for each, which comes back from the provider's site. */
export const createSignInCookie = (config: BffConfig, market: Market, now: () => number): SignInCookie => {
  const seal = createSeal('sign-in', market, config)
  const secure = isSecureSite(config, market)
  const prefix = `${secure ? '__Secure-' : ''}galo_signin_${market.toLowerCase()}_`
  const nameOf = (state: string) => `${prefix}${state.slice(0, 8)}`
  const options = { path: sessionPaths.base, secure, httpOnly: true, sameSite: 'Lax' } as const

  const read = async (sealed: string | undefined) => {
    const content = contentSchema.safeParse(await seal.open(sealed, now()))
    return content.success ? content.data : null
  }

  /** Ours that cannot be read any more, and of the others the oldest. */
  const dropOldest = async (context: Context) => {
    const names = Object.keys(getCookie(context)).filter((name) => name.startsWith(prefix))
    if (names.length < MOST_AT_ONCE) return
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await read(getCookie(context, name)))?.iat ?? 0 })),
    )
    const oldest = aged.sort((one, other) => one.at - other.at).slice(0, names.length - MOST_AT_ONCE + 1)
    for (const { name } of oldest) deleteCookie(context, name, options)
  }

  return {
    async keep(context, transaction) {
      await dropOldest(context)
      const sealed = await seal.close({ ...transaction }, LIFE_S, now())
      setCookie(context, nameOf(transaction.state), sealed, { ...options, maxAge: LIFE_S })
    },
    async find(context, state) {
      const kept = await read(getCookie(context, nameOf(state)))
      return kept !== null && kept.state === state ? kept : null
    },
    forget: (context, state) => void deleteCookie(context, nameOf(state), options),
  }
}
