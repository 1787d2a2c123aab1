import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endSession, getCsrfToken, getSession, listProviders, sessionPaths, startSignIn } from '@galo/contracts/session'
import { returnPath, type Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { clientAddressOf } from '../http/client-address'
import { wrongMethod } from '../http/methods'
import { createRateLimit, type Rate } from '../http/rate-limit'
import type { Report } from '../report'
import { doorBecause, refusal } from './answers'
import { finishSignIn } from './callback'
import { createCsrf } from './csrf'
import { createOpenId } from './openid-client'
import { showSession } from './session'
import { createSessionCookie } from './session-cookie'
import { createSessionMemory } from './session-memory'
import { createSignInCookie } from './sign-in-cookie'
import { beginSignIn, beginSilently, showDoor } from './sign-in'
import { signOut } from './sign-out'

/** A campus behind one address signs in for lunch; nobody needs to do so hundreds of times a minute. */
const DOORS: Rate = { perSecond: 5, burst: 300, burstSeconds: 300 }
/** Every page that comes to life and every tab that is looked at again asks once. */
const QUESTIONS: Rate = { perSecond: 20, burst: 1_500, burstSeconds: 300 }

const MOST_BYTES = 8_192
const PROVIDER = 'galo'

export interface AuthOptions {
  readonly config: BffConfig
  readonly report: Report
  /** The platform's time, in milliseconds, by which access tokens end. */
  readonly platformNow: () => number
  /** Real time, in milliseconds, by which cookies do. */
  readonly now?: () => number
}

/** Signing in to one market's site, below `/order/api/auth` (B02): cookies and tokens stay on this side. */
export const authRoutes = (market: Market, options: AuthOptions): Hono => {
  const { config, report, platformNow, now = () => Date.now() } = options
  const openId = createOpenId(config, market)
  const deps = {
    ...{ config, market, report, openId, platformNow, now },
    memory: createSessionMemory(openId, platformNow),
    sessions: createSessionCookie(config, market, now),
    signIns: createSignInCookie(config, market, now),
    csrf: createCsrf(config, market),
  }

  /** A script is told to wait; whoever comes with a form or from the provider is led to the door. */
  const limited = (rate: Rate, isCall: boolean): MiddlewareHandler => {
    const admit = createRateLimit(rate)
    return async (context, next) => {
      const waitS = await admit(clientAddressOf(context, config))
      if (waitS === null) return next()
      context.header('retry-after', String(waitS))
      return isCall || context.req.header('content-type')?.startsWith('application/json')
        ? refusal(context, 429, 'TOO_MANY_REQUESTS', 'Too many at once. Try again in a moment.')
        : context.redirect(doorBecause('OAuthSignin', returnPath(undefined)), 303)
    }
  }
  const doors = limited(DOORS, false)
  const small = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (context) => refusal(context, 400, 'BAD_REQUEST', 'That is more than a form says'),
  })

  return new Hono()
    .use(`${sessionPaths.base}/*`, async (context, next) => {
      await next()
      context.header('cache-control', 'no-store')
    })
    .get(getSession.path, limited(QUESTIONS, true), showSession(deps))
    .all(getSession.path, wrongMethod('GET', 'HEAD'))
    .get(getCsrfToken.path, (context) => context.json({ csrfToken: deps.csrf.give(context) }))
    .all(getCsrfToken.path, wrongMethod('GET', 'HEAD'))
    .get(listProviders.path, (context) =>
      context.json({
        [PROVIDER]: {
          ...{ id: PROVIDER, name: 'Galo', type: 'oidc' },
          signinUrl: `${config.siteUrls[market]}${startSignIn.path}`,
          callbackUrl: `${config.siteUrls[market]}${sessionPaths.callback}`,
        },
      }),
    )
    .all(listProviders.path, wrongMethod('GET', 'HEAD'))
    .get(sessionPaths.signIn, showDoor)
    .all(sessionPaths.signIn, wrongMethod('GET', 'HEAD'))
    .get(startSignIn.path, doors, beginSilently(deps))
    .post(startSignIn.path, doors, small, beginSignIn(deps))
    .all(startSignIn.path, wrongMethod('GET', 'HEAD', 'POST'))
    .get(sessionPaths.callback, doors, finishSignIn(deps))
    .all(sessionPaths.callback, wrongMethod('GET', 'HEAD'))
    .post(endSession.path, doors, small, signOut(deps))
    .all(endSession.path, wrongMethod('POST'))
}
