import { createTransaction, type TransactionAsked } from '@galo/contracts/payment'
import { isEmail } from '@galo/domain'
import { createArea } from '../../kernel/http/answering'
import { Refusal } from '../../kernel/http/refusal'
import type { Session } from '../../kernel/session/session-token'
import { rememberOwner } from '../basket'
import type { PaymentPlatform } from './payment.state'
import { transact } from './payment.transact'
import { webhookRoutes } from './webhook.routes'

const LONGEST_KEY = 200

/** Paying for delivery or collection needs somebody who can be written to. */
const checkGuest = ({ email }: Session, { merchant, metadata }: TransactionAsked): void => {
  if (merchant.fulfilmentMethod === 'EAT_IN' || merchant.fulfilmentMethod === 'AT_TABLE') return
  if (email !== undefined && metadata.guest == null) return
  if (!isEmail(metadata.guest?.email ?? ''))
    throw new Refusal(400, 'BAD_REQUEST', 'metadata.guest.email: not an e-mail address')
}

export const paymentRoutes = (platform: PaymentPlatform) => {
  const { routes, answer } = createArea(platform, 'flat')
  // The provider has no session: it signs what it says.
  routes.route('/payment/webhook', webhookRoutes(platform))

  answer(createTransaction, async ({ c, session, body }) => {
    const key = c.req.header('idempotency-key') ?? ''
    if (key === '' || key.length > LONGEST_KEY) throw new Refusal(400, 'BAD_REQUEST', 'Idempotency-Key: Required')
    checkGuest(session, body)
    const { basketId, guest } = body.metadata
    const mine = { basketId, customerId: session.sub }
    await rememberOwner(platform.db, platform.config, mine, { emails: [guest?.email, session.email] })
    return transact(platform, session.sub, key, body)
  })
  return routes
}
