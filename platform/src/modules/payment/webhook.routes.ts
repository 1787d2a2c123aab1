import { Hono } from 'hono'
import { parseWith } from '../../kernel/http/body'
import { answerErrorsAs, Refusal } from '../../kernel/http/refusal'
import type { PaymentPlatform } from './payment.state'
import { eventSchema } from './webhook.rules'
import { recordMessage } from './webhook.store'

/** What the card provider tells us. Anything signed is answered 200, also a second time and what we have no use for, or it would be sent again. */
export const webhookRoutes = ({ cards, db, clock }: PaymentPlatform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('flat'))
  routes.post('/', async (c) => {
    const body = await c.req.text()
    const now = clock.now()
    const read = cards.readMessage(c.req.header('stripe-signature') ?? '', body, now)
    if (!read.isSigned)
      throw new Refusal(400, 'SIGNATURE_INVALID', 'stripe-signature: not signed with our secret in the last minutes')
    await recordMessage(db, parseWith(eventSchema, read.message), now)
    return c.json({ received: true })
  })
  return routes
}
