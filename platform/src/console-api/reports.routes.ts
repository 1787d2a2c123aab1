import { decideReport, readReports } from '@galo/console/calls'
import { createArea } from '../kernel/http/answering'
import { notFound } from '../kernel/http/refusal'
import { decideWaiting, giveBackReported, latestReports } from '../modules/receipts'
import type { RefundPlatform } from '../modules/refunds'

const MOST_LISTED = 100

/** What customers said was missing or wrong, and what became of it: below the console (X28). */
export const reportsRoutes = (platform: RefundPlatform) => {
  const { routes, answer } = createArea(platform, 'list')
  answer(readReports, async () => ({
    reports: (await latestReports(platform.db, MOST_LISTED)).map(({ report, order }) => ({
      orderId: order.id,
      shortId: order.shortId,
      items: report.items.map(({ line_id, quantity, problem }) => ({
        name: order.basket.menu_items.find(({ id }) => id === line_id)?.display_name ?? '',
        quantity,
        problem,
      })),
      amount: report.amount,
      currencyCode: order.currency,
      state: report.state,
      isByRule: report.isByRule,
      reportedAt: report.reportedAt.toISOString(),
    })),
  }))
  answer(decideReport, async ({ params, body }) => {
    if (body.state === 'given-back') await giveBackReported(platform, params.id, 'support')
    const decided = await decideWaiting(platform, params.id, body.state)
    if (decided === undefined) throw notFound('Report')
    return { state: decided.state }
  })
  return routes
}
