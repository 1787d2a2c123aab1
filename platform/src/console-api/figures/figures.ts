import type { Figures } from '@galo/console/calls'
import { localDateOf, MARKETS, type Market } from '@galo/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { dayBounds } from '../../kernel/clock/day-bounds'
import type { Db } from '../../kernel/db/database'
import { restaurants } from '../../kernel/db/schema'
import { notFound } from '../../kernel/http/refusal'

const STEP_S = 10
/** Beyond the last one everything counts together. */
const STEPS = 12
const MOST_FAILURES = 12

const rowsOf = <T extends z.ZodType>(result: unknown, schema: T): z.output<T>[] =>
  z.object({ rows: z.array(schema) }).parse(result).rows

const hourSchema = z.object({
  hour: z.int(),
  orders: z.int(),
  takings: z.int(),
  delivered: z.int(),
  late: z.int(),
})
const stepSchema = z.object({ step: z.int(), count: z.int() })
const medianSchema = z.object({ median: z.number().nullable() })
const failureSchema = z.object({ call: z.string(), count: z.int() })

/** The orders of one day, of one restaurant or of a market: by the index of either. */
const ofTheDay = (from: Date, to: Date, restaurantId: string, market: Market): SQL => sql`
  orders.created_at >= ${from.toISOString()}::timestamptz and orders.created_at < ${to.toISOString()}::timestamptz
  and ${
    restaurantId === ''
      ? sql`orders.currency = ${MARKETS[market].currencyCode}`
      : sql`orders.restaurant_id = ${restaurantId}`
  }`

const hoursOf = (timeZone: string, which: SQL): SQL => sql`
  select extract(hour from orders.created_at at time zone ${timeZone})::int as hour,
    count(*)::int as orders,
    coalesce(sum(orders.grand_total) filter (
      where orders.refunded_at is null and orders.state not in ('rejected', 'payment_declined', 'rejected_by_delivery_partner')
    ), 0)::int as takings,
    count(*) filter (where arrived.since is not null)::int as delivered,
    count(*) filter (where arrived.since > arrived.promised)::int as late
  from orders
  left join lateral (
    select since, created_at + make_interval(mins => maximum_mins) as promised from deliveries
    where deliveries.order_id = orders.id and state = 'DELIVERED' order by attempt desc limit 1
  ) arrived on true
  where ${which} group by 1 order by 1`

/** Counted from when somebody was there to say yes. */
const answersOf = (which: SQL): SQL => sql`
  select greatest(0, extract(epoch from facts.at - greatest(orders.created_at, orders.kitchen_from)))::float as seconds
  from orders join order_facts facts on facts.order_id = orders.id
    and facts.kind = 'order' and facts.what = 'restaurant-confirmed'
  where ${which}`

const failuresOf = (from: Date, to: Date): SQL => sql`
  select regexp_replace(message, ' answered \\d+$', '') as call, count(*)::int as count from log_entries
  where source = 'platform' and level = 'error' and message ~ ' answered \\d+$'
    and received_at >= ${from.toISOString()}::timestamptz and received_at < ${to.toISOString()}::timestamptz
  group by 1 order by 2 desc, 1 limit ${MOST_FAILURES}`

/** Which day of whom. */
export interface FiguresAsked {
  readonly market: Market
  readonly restaurant: string
  readonly day: string
}

const marketOf = async (db: Db, { restaurant, market }: FiguresAsked): Promise<Market> => {
  if (restaurant === '') return market
  const [found] = await db
    .select({ market: restaurants.market })
    .from(restaurants)
    .where(eq(restaurants.id, restaurant))
  if (found === undefined) throw notFound('Restaurant')
  return found.market
}

/** One day in figures. The database adds up: no order is loaded. */
export const figuresOf = async (db: Db, asked: FiguresAsked, now: Date): Promise<Figures> => {
  const market = await marketOf(db, asked)
  const { timeZone, currencyCode } = MARKETS[market]
  const day = asked.day === '' ? localDateOf(now.getTime(), timeZone) : asked.day
  const { from, to } = dayBounds(day, timeZone)
  const which = ofTheDay(from, to, asked.restaurant, market)
  const answers = answersOf(which)
  const hours = rowsOf(await db.execute(hoursOf(timeZone, which)), hourSchema)
  const steps = rowsOf(
    await db.execute(
      sql`select least(${STEPS}, floor(seconds / ${STEP_S}))::int as step, count(*)::int as count from (${answers}) answers group by 1 order by 1`,
    ),
    stepSchema,
  )
  const [median] = rowsOf(
    await db.execute(
      sql`select percentile_cont(0.5) within group (order by seconds) as median from (${answers}) answers`,
    ),
    medianSchema,
  )
  const countAt = (step: number): number => steps.find((each) => each.step === step)?.count ?? 0
  return {
    day,
    currencyCode,
    hours,
    accepting: {
      steps: Array.from({ length: STEPS + 1 }, (_, step) => ({ fromS: step * STEP_S, count: countAt(step) })),
      medianS: median?.median ?? null,
      answered: steps.reduce((sum, { count }) => sum + count, 0),
    },
    failures: rowsOf(await db.execute(failuresOf(from, to)), failureSchema),
  }
}
