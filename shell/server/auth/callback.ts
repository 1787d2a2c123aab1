import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { sessionPaths } from '@galo/contracts/session'
import { returnPath, type SilentOutcome } from '@galo/domain'
import { doorBecause, pageAbout } from './answers'
import type { AuthDeps } from './auth-deps'
import { carryOver } from './carry-over'
import { SignInFailure, type SignInTransaction, type Tokens } from './openid-client'
import { silentAnswer } from './silent-answer'

type Finished = { readonly tokens: Tokens; readonly sid: string } | { readonly failure: SignInFailure }

const MOST_REMEMBERED = 20_000
/** As long as somebody may come back to the address of an answer. */
const REMEMBERED_MS = 1_800_000

/** The provider would have to ask something of the person (B06). */
const ASKS = ['interaction_required', 'consent_required', 'account_selection_required']

const outcomeOf = ({ reason }: SignInFailure): SilentOutcome => {
  if (reason === 'login_required') return 'login_required'
  return ASKS.includes(reason) ? 'interaction_required' : 'failed'
}

/** Where somebody is told that it did not work, and can try again. */
const pageAfter = (failure: SignInFailure, callbackUrl: string): string => {
  const outcome = outcomeOf(failure)
  if (outcome === 'login_required')
    return pageAbout(sessionPaths.sessionRequired, { error: 'SessionRequired', callbackUrl })
  if (outcome === 'interaction_required') return pageAbout(sessionPaths.interactionRequired, { callbackUrl })
  return doorBecause(failure.reason === 'access_denied' ? 'AccessDenied' : 'OAuthCallback', callbackUrl)
}

/** That somebody is not signed in there, or turned back, is no failure of anybody's. */
const isNews = (failure: SignInFailure): boolean =>
  outcomeOf(failure) === 'failed' && failure.reason !== 'access_denied'

/**
 * Takes the provider's answer (B02), in the browser where the sign-in began and once: an answer that comes again, by Back or twice at
 * the same time, leads on to where it led before and signs nobody in.
 */
export const finishSignIn = (deps: AuthDeps) => {
  const { openId, memory, sessions, signIns, report, market } = deps
  const underWay = new Map<string, Promise<Finished>>()
  const done = new LRUCache<string, string>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS })

  const finish = async (search: URLSearchParams, transaction: SignInTransaction): Promise<Finished> => {
    try {
      const tokens = await openId.finish(search, transaction)
      const sid = randomUUID()
      memory.keep(sid, tokens)
      return { tokens, sid }
    } catch (error) {
      const failure = error instanceof SignInFailure ? error : new SignInFailure('not-believed', String(error))
      if (isNews(failure)) report('error', 'AUTH_LOGIN_ERROR', { market, reason: failure.message })
      return { failure }
    } finally {
      done.set(transaction.state, transaction.to)
    }
  }

  /** No sign-in of this browser: of another one, forgotten, too late, or done before. */
  const stray = (context: Context, state: string): Response => {
    if (context.req.header('sec-fetch-dest') === 'iframe') return silentAnswer(context, 'failed')
    const before = done.get(state)
    if (before !== undefined) return context.redirect(before, 303)
    report('warning', 'AUTH_LOGIN_ERROR', { market, reason: 'not-believed: no sign-in of this browser' })
    return context.redirect(doorBecause('OAuthCallback', returnPath(undefined)), 303)
  }

  return async (context: Context): Promise<Response> => {
    const search = new URL(context.req.url).searchParams
    const state = search.get('state') ?? ''
    const transaction = await signIns.find(context, state)
    const isOver = done.has(state) && !underWay.has(state)
    if (transaction === null || isOver) return stray(context, state)
    signIns.forget(context, state)

    const work = underWay.get(state) ?? finish(search, transaction).finally(() => underWay.delete(state))
    underWay.set(state, work)
    const finished = await work
    if ('failure' in finished)
      return transaction.silent
        ? silentAnswer(context, outcomeOf(finished.failure))
        : context.redirect(pageAfter(finished.failure, transaction.to), 303)

    const before = await sessions.read(context)
    if (before !== null && before.sid !== finished.sid) memory.end(before.sid)
    const { sid, tokens } = finished
    await sessions.write(context, { sid, sub: tokens.user.uuid, rt: tokens.refresh, keep: transaction.keep })
    await carryOver(deps, context, tokens.user.uuid)
    return transaction.silent ? silentAnswer(context, 'signed-in') : context.redirect(transaction.to, 303)
  }
}
