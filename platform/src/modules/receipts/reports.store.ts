import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { DAY_MS, GIVEN_BACK_WITHIN_DAYS } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { orderPeople, orderReports, orders } from '../../kernel/db/schema'

export type ReportRow = typeof orderReports.$inferSelect

export const findReport = async (db: Db, orderId: string): Promise<ReportRow | undefined> => {
  const [row] = await db.select().from(orderReports).where(eq(orderReports.orderId, orderId))
  return row
}

/** How often money has gone back by rule lately, to whoever ordered: by their e-mail and telephone, whatever guest they were. */
export const givenBackLately = async (tx: Db, orderId: string, now: Date): Promise<number> => {
  const people = tx.select({ hash: orderPeople.personHash }).from(orderPeople).where(eq(orderPeople.orderId, orderId))
  const theirs = tx.select({ id: orderPeople.orderId }).from(orderPeople).where(inArray(orderPeople.personHash, people))
  const [row] = await tx
    .select({ times: count() })
    .from(orderReports)
    .where(
      and(
        inArray(orderReports.orderId, theirs),
        ne(orderReports.orderId, orderId),
        eq(orderReports.isByRule, true),
        gt(orderReports.reportedAt, new Date(now.getTime() - GIVEN_BACK_WITHIN_DAYS * DAY_MS)),
      ),
    )
  return row?.times ?? 0
}

/** With their orders, the latest first. */
export const latestReports = (db: Db, most: number) =>
  db
    .select({ report: orderReports, order: orders })
    .from(orderReports)
    .innerJoin(orders, eq(orders.id, orderReports.orderId))
    .orderBy(desc(orderReports.reportedAt))
    .limit(most)
