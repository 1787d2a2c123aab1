import { sql } from 'drizzle-orm'
import type { Db } from '../src/kernel/db/database'

/** Each table an order is made of, and what differs between two orders. `n` numbers them. */
const TABLES = [
  ['baskets', sql`jsonb_build_object('id', 'old-' || n, 'customer_id', 'old-' || n % 50000)`],
  ['card_stand_in.card_intents', sql`jsonb_build_object('id', 'old-' || n)`],
  [
    'transactions',
    sql`jsonb_build_object('reference', 'old-' || n, 'basket_id', 'old-' || n, 'intent_id', 'old-' || n, 'customer_id', 'old-' || n % 50000)`,
  ],
  [
    'card_stand_in.card_charges',
    sql`jsonb_build_object('id', 'old-' || n, 'intent_id', 'old-' || n, 'basket_id', 'old-' || n)`,
  ],
  [
    'orders',
    sql`jsonb_build_object('id', 'old-' || n, 'basket_id', 'old-' || n, 'payment_reference', 'old-' || n,
      'customer_id', 'old-' || n % 50000, 'pickup_time', template.pickup_time - n * interval '1 minute')`,
  ],
] as const

/** The order's own row in each of its tables. */
const TEMPLATES = {
  baskets: sql`select * from baskets where id = (select basket_id from chosen)`,
  'card_stand_in.card_intents': sql`select * from card_stand_in.card_intents where id = (select intent_id from transactions where reference = (select payment_reference from chosen))`,
  transactions: sql`select * from transactions where reference = (select payment_reference from chosen)`,
  'card_stand_in.card_charges': sql`select * from card_stand_in.card_charges where basket_id = (select basket_id from chosen)`,
  orders: sql`select * from orders where id = (select id from chosen)`,
} as const

/** As many orders of days gone by as told, each a copy of `orderId` with its basket, payment and charge. */
export const addOldOrders = async (db: Db, orderId: string, count: number): Promise<void> => {
  for (const [table, differences] of TABLES)
    await db.execute(sql`
      insert into ${sql.raw(table)}
      select copy.* from (with chosen as (select * from orders where id = ${orderId}) ${TEMPLATES[table]}) as template,
        generate_series(1, ${count}) as n,
        lateral jsonb_populate_record(null::${sql.raw(table)}, to_jsonb(template) || ${differences}) as copy`)
  await db.execute(sql`analyze`)
}

/** How often the database read the whole of a table that is large, since it was last asked. */
export const largeScans = async (db: Db): Promise<readonly { readonly table: string; readonly scans: number }[]> => {
  const result: unknown = await db.execute(sql`
    select relname as table, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > 20000 order by 1`)
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}
