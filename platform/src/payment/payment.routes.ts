import { isEmail } from '@galo/domain'
import { Hono, type MiddlewareHandler } from 'hono'
import { rememberOwner } from '../discounts/people.store'
import { needsSession, type SessionEnv } from '../http/bearer'
import { readBody } from '../http/body'
import { answerErrorsAs, Refusal } from '../http/refusal'
import type { Session } from '../identity/session-token'
import type { Platform } from '../platform'
import { transactionRequestSchema, type TransactionRequest } from './payment.rules'
import { transact } from './payment.transact'
import { webhookRoutes } from './webhook.routes'

const LONGEST_KEY = 200

/** Q12: paying for delivery or collection needs somebody who can be written to. */
const checkGuest = ({ email }: Session, { merchant, metadata }: TransactionRequest): void => {
  if (merchant.fulfilmentMethod === 'EAT_IN' || merchant.fulfilmentMethod === 'AT_TABLE') return
  if (email !== undefined && metadata.guest == null) return
  if (!isEmail(metadata.guest?.email ?? ''))
    throw new Refusal(400, 'BAD_REQUEST', 'metadata.guest.email: not an e-mail address')
}

/** Test cards must buy nothing where customers are, and the stand-in is the only card provider there is. */
const needsCardProvider =
  ({ isLocal }: Platform['config']): MiddlewareHandler =>
  async (_c, next) => {
    if (!isLocal) throw new Refusal(503, 'PAYMENT_NOT_AVAILABLE', 'There is no card provider here: nothing can be paid')
    await next()
  }

export const paymentRoutes = (platform: Platform) => {
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('flat'))
  routes.use(needsCardProvider(platform.config))
  // The provider has no session: it signs what it says.
  routes.route('/webhook', webhookRoutes(platform))
  routes.use(needsSession(platform))

  routes.put('/transaction', async (c) => {
    const key = c.req.header('idempotency-key') ?? ''
    if (key === '' || key.length > LONGEST_KEY) throw new Refusal(400, 'BAD_REQUEST', 'Idempotency-Key: Required')
    const request = await readBody(c, transactionRequestSchema)
    const session = c.get('session')
    checkGuest(session, request)
    const { basketId, guest } = request.metadata
    const mine = { basketId, customerId: session.sub }
    await rememberOwner(platform.db, platform.config, mine, { emails: [guest?.email, session.email] })
    return c.json(await transact(platform, session.sub, key, request))
  })

  return routes
}
