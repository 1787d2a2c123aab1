import { findOrders, giveBack, giveBackUnordered, listUnordered, readStory, takeOut } from '@galo/console/calls'
import { formatMoney, money } from '@galo/domain'
import { z } from 'zod'
import { createArea } from '../../kernel/http/answering'
import { notFound } from '../../kernel/http/refusal'
import { giveBackUnorderedPayment, type PaymentPlatform } from '../../modules/payment'
import { giveBackOfOrder, takeOutOfOrder } from '../../modules/refunds'
import { findOrdersBy } from './found-orders'
import { orderStory } from './order-story'
import { unorderedPayments } from './unordered'

const idSchema = z.uuid()

/** What gives money back: support, which finds orders and reads how they went, and a kitchen that has run out of something. Below the console. */
export const supportRoutes = (platform: PaymentPlatform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'list')
  const idOf = (id: string, what: string): string => {
    if (!idSchema.safeParse(id).success) throw notFound(what)
    return id
  }

  answer(findOrders, ({ query }) => findOrdersBy(db, query, clock.now()))
  answer(readStory, ({ params }) => orderStory(db, idOf(params.id, 'Order')))
  answer(giveBack, async ({ body, params }) => {
    const orderId = idOf(params.id, 'Order')
    await giveBackOfOrder(platform, orderId, body)
    return orderStory(db, orderId)
  })
  answer(takeOut, async ({ body, params }) => {
    const { amount, currency } = await takeOutOfOrder(platform, idOf(params.id, 'Order'), body)
    return { amountLabel: formatMoney(money(currency, amount)) }
  })
  answer(listUnordered, () => unorderedPayments(db))
  answer(giveBackUnordered, async ({ params }) => {
    await giveBackUnorderedPayment(platform, idOf(params.reference, 'Payment'))
    return unorderedPayments(db)
  })
  return routes
}
