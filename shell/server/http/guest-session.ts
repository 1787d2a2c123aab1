import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import type { InputOf } from '@galo/contracts/call'
import { issueGuestToken } from '@galo/contracts/identity'
import { openSession } from '@galo/contracts/site'
import { isEmail, type Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import { clientAddressOf } from './client-address'
import { GUEST_LIFE_S, sealGuest } from './guest-cookie'
import { guestCookieOf, guestOf } from './known-guest'
import { wrongMethod } from './methods'
import { fromOwnPage } from './own-page'
import { createRateLimit, type Rate } from './rate-limit'
import { tracedFetch } from '../telemetry/traced-fetch'

/** A campus or an office behind one address orders lunch at the same time; nobody needs three hundred guests and two more every second. */
const NEW_GUESTS: Rate = { perSecond: 2, burst: 300, burstSeconds: 300 }

/** An e-mail address and its name, and room to spare. */
const MOST_BYTES = 1_024

/** What the page says of its guest; what can't be read says nothing, and an address that is none is not passed on. */
const emailIn = async (context: Context): Promise<string | undefined> => {
  const asked = openSession.request.safeParse(await context.req.json<unknown>().catch(() => null))
  const email = asked.success ? asked.data.email : null
  return email != null && isEmail(email) ? email : undefined
}

/**
 * A guest token (B07). The device's cookie, which no script can read, keeps it the same guest,
 * so that a reload still sees its order; the token itself lives in the page's memory only.
 */
export const guestSession = (
  config: BffConfig,
  market: Market,
  report: Report,
  now: () => number = () => Date.now(),
): Hono => {
  const admitNew = createRateLimit(NEW_GUESTS)
  const { name, ...options } = guestCookieOf(config, market)

  return new Hono()
    .use(
      openSession.path,
      bodyLimit({
        maxSize: MOST_BYTES,
        onError: (context) => context.json({ errors: [{ code: 'TOO_LARGE', message: 'Too much was said' }] }, 413),
      }),
    )
    .on(openSession.method, openSession.path, async (context) => {
      // Only our own pages may ask: a form of another site must not give the visitor a new identity.
      if (fromOwnPage(context) === 'no')
        return context.json({ errors: [{ code: 'FORBIDDEN', message: 'Not from there' }] }, 403)
      const guestId = guestOf(context, config, market, now())
      const address = clientAddressOf(context, config)
      const waitS = guestId === undefined ? await admitNew(address) : null
      if (waitS !== null)
        return context.json(
          {
            errors: [
              { code: 'TOO_MANY_GUESTS', message: 'Too many people start here at once. Try again in a moment.' },
            ],
          },
          429,
          { 'retry-after': String(waitS), 'cache-control': 'no-store' },
        )
      try {
        const answer = await tracedFetch(`${config.platformUrl}${issueGuestToken.path}`, {
          method: issueGuestToken.method,
          headers: {
            'content-type': 'application/json',
            'x-client-secret': config.clientSecret,
            'x-galo-client-address': address,
          },
          body: JSON.stringify({ market, guestId, email: await emailIn(context) } satisfies InputOf<
            typeof issueGuestToken
          >['body']),
          signal: AbortSignal.timeout(10_000),
        })
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        const session = issueGuestToken.answer.parse(await answer.json())
        setCookie(context, name, sealGuest(session.guestId, now(), config.cookieKey), {
          ...options,
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: GUEST_LIFE_S,
        })
        return context.json({ session: session.session }, 200, { 'cache-control': 'no-store' })
      } catch (error) {
        report('error', 'No guest session could be had', { error: String(error) })
        return context.json(
          { errors: [{ code: 'AUTH_GET_GUEST_TOKEN_ERROR', message: 'No guest session could be had' }] },
          503,
        )
      }
    })
    .all(openSession.path, wrongMethod(openSession.method))
}
