import { getReceipt, getReceiptFile, getReporting, reportItems } from '@galo/contracts/orders'
import { money } from '@galo/domain'
import type { Context } from 'hono'
import type { SessionEnv } from '../../kernel/http/bearer'
import { createArea } from '../../kernel/http/answering'
import { notFound } from '../../kernel/http/refusal'
import { cardsOf, orderFor, refundsOf, TOOK_NOTHING } from '../orders'
import type { RefundPlatform } from '../refunds'
import { findRestaurant } from '../restaurants'
import { receiptFile } from './file/receipt.file'
import { giveBackByRule } from './give-back-reported'
import { reportUntil, writeReport } from './report.items'
import { reportView } from './report.view'
import { receiptView, type ReceiptView } from './receipt.view'
import { receiptOf } from './receipts.store'
import { findReport } from './reports.store'

/** What was paid for an order, with which taxes (X19), and what of it was not there (X28). */
export const receiptsRoutes = (platform: RefundPlatform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'order')

  // What somebody ate, and what it cost: for nobody's cache.
  for (const { path } of [getReceipt, getReceiptFile, getReporting])
    routes.use(path, async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })

  const receiptFor = async (c: Context<SessionEnv>, params: { readonly id: string }): Promise<ReceiptView> => {
    const order = await orderFor(platform, c, params)
    if (order.paymentReference === null || TOOK_NOTHING.includes(order.state)) throw notFound('Receipt')
    return receiptView({
      order,
      receipt: await receiptOf(db, order),
      card: (await cardsOf(db, [order.id])).get(order.id) ?? null,
      restaurant: await findRestaurant(db, order.restaurantId),
      partRefunds: (await refundsOf(db, [order.id]))
        .filter(({ isWhole }) => !isWhole)
        .map(({ amount, currency, lines, fees, reason, createdAt: at }) => ({
          amount: money(currency, amount),
          lines,
          fees,
          reason,
          at,
        })),
    })
  }

  answer(getReceipt, async ({ c, params }) => ({ data: await receiptFor(c, params) }))

  answer(getReceiptFile, async ({ c, params }) => {
    const receipt = await receiptFor(c, params)
    const file = await receiptFile(receipt, platform.config.language)
    return { data: { name: `Galo receipt ${receipt.number}.pdf`, base64: file.toString('base64') } }
  })

  const reporting = async (c: Context<SessionEnv>, params: { readonly id: string }) => {
    const order = await orderFor(platform, c, params)
    const report = await findReport(db, order.id)
    const until = report === undefined ? await reportUntil(db, order, clock.now()) : null
    return {
      until: until?.toISOString() ?? null,
      report: report === undefined ? null : reportView(order, report),
    }
  }

  answer(getReporting, async ({ c, params }) => ({ data: await reporting(c, params) }))

  answer(reportItems, async ({ c, params, body }) => {
    const { id } = await orderFor(platform, c, params)
    await giveBackByRule(platform, await writeReport(platform, id, body.items))
    return { data: await reporting(c, params) }
  })
  return routes
}
