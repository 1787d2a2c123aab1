import type { Context, MiddlewareHandler } from 'hono'
import type { Db } from '../db/database'
import { sessionReader, type Session } from '../session/session-token'
import { isSignInStanding } from '../session/standing-sign-in'
import type { Platform } from '../platform'
import { Refusal } from './refusal'

export interface SessionVariables {
  readonly session: Session
}

export type SessionEnv = { Variables: SessionVariables }

export const bearerOf = (c: Context): string | null =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null

const unauthorised = (): Refusal => new Refusal(401, 'UNAUTHORISED', 'A valid session is needed')

/** A guest's session stands by itself, a customer's with their sign-in: a token that names none could outlive every one. */
const isStanding = async (db: Db, { kind, grant }: Session): Promise<boolean> =>
  kind === 'guest' || (grant !== undefined && (await isSignInStanding(db, grant)))

/**
 * Lets through only a request with a good session, and hands the session to the route as `c.get('session')`. A customer's is good for as
 * long as their sign-in: who has signed out, or was signed out everywhere, has a token that would live on for minutes.
 */
export const needsSession = ({ config, clock, db }: Platform): MiddlewareHandler<SessionEnv> => {
  const readSession = sessionReader(config)
  return async (c, next) => {
    const token = bearerOf(c)
    const session = token === null ? null : await readSession(token, clock.now())
    if (session === null || !(await isStanding(db, session))) throw unauthorised()
    c.set('session', session)
    await next()
  }
}

/** The session of a customer. A guest gets a 403: being somebody is not enough, one must have an account. */
export const customerOf = (c: Context<SessionEnv>): Session => {
  const session = c.get('session')
  if (session.kind !== 'customer') throw new Refusal(403, 'CUSTOMERS_ONLY', 'Only for customers who are signed in')
  return session
}
