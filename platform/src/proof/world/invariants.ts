import type { BasketView } from '@galo/contracts/basket'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { baskets, orders } from '../../kernel/db/schema'

/** Each finds the rows that break one; there may be none. */
const INVARIANTS = {
  'a settled payment has one order at most': sql`
    select payment_reference as id from orders where payment_reference is not null group by 1 having count(*) > 1`,
  'a basket has one order at most': sql`
    select basket_id as id from orders group by 1 having count(*) > 1`,
  'an order has its payment, settled at its own sum, or costs nothing': sql`
    select orders.id from orders
    left join transactions on transactions.reference = orders.payment_reference
    left join card_stand_in.card_intents on card_intents.id = transactions.intent_id
    where not (orders.grand_total = 0 and orders.payment_reference is null)
      and (card_intents.status is distinct from 'succeeded' or transactions.amount <> orders.grand_total + orders.tip
        or transactions.tip <> orders.tip
        or transactions.currency <> orders.currency or transactions.basket_id <> orders.basket_id
        or transactions.customer_id <> orders.customer_id)`,
  'a basket is charged once at most, but for what has gone back or is owed': sql`
    select card_charges.basket_id as id from card_stand_in.card_charges
    left join transactions on transactions.intent_id = card_charges.intent_id
    where card_charges.basket_id is not null and card_charges.refunded_at is null and transactions.refund_due_at is null
    group by 1 having count(*) > 1`,
  'a payment has one intent at the provider at most, however often it was asked for': sql`
    select metadata ->> 'reference' as id from card_stand_in.card_intents group by 1 having count(*) > 1`,
  'money goes back once, but for parts that somebody gave back': sql`
    select events.intent_id as id from card_stand_in.card_events events
    left join transactions on transactions.intent_id = events.intent_id
    where events.type = 'charge.refunded' group by 1, transactions.reference
    having count(*) > 1 + (
      select count(*) from refunds where refunds.payment_reference = transactions.reference and not refunds.is_whole)`,
  'no more goes back than was paid': sql`
    select id from card_stand_in.card_charges
    where amount < (select coalesce(sum((refund ->> 'amount')::int), 0) from jsonb_array_elements(refunds) refund)`,
  'no more is promised back than was paid': sql`
    select payment_reference as id from refunds
    join transactions on transactions.reference = refunds.payment_reference
    group by 1, transactions.amount having sum(refunds.amount) > transactions.amount`,
  'only money that is in is owed back': sql`
    select reference as id from transactions where refund_due_at is not null and paid_at is null`,
  'an order keeps its payment, and its money goes back with it only': sql`
    select orders.id from orders
    join transactions on transactions.reference = orders.payment_reference
    join card_stand_in.card_charges on card_charges.intent_id = transactions.intent_id
    where transactions.state <> 'open' or transactions.due_at is not null
      or (card_charges.refunded_at is null and transactions.refund_due_at is null) <> (orders.refunded_at is null)`,
  'money that is in has its order, or somebody will look at it': sql`
    select card_charges.id from card_stand_in.card_charges
    join transactions on transactions.intent_id = card_charges.intent_id
    left join orders on orders.payment_reference = transactions.reference
    where card_charges.refunded_at is null and orders.id is null and transactions.refund_due_at is null
      and (transactions.state <> 'open' or transactions.due_at is null)`,
  'a charge is what its intent asked for, and the intent knows it is paid': sql`
    select card_charges.id from card_stand_in.card_charges join card_stand_in.card_intents on card_intents.id = card_charges.intent_id
    where card_intents.status <> 'succeeded' or card_intents.amount <> card_charges.amount`,
  'a paid intent has its charge': sql`
    select card_intents.id from card_stand_in.card_intents left join card_stand_in.card_charges on card_charges.intent_id = card_intents.id
    where card_intents.status = 'succeeded' and card_charges.id is null`,
  'a quote is in one basket at most': sql`
    select delivery_quote_id as id from baskets where delivery_quote_id is not null group by 1 having count(*) > 1`,
} as const

const rowsOf = (result: unknown): readonly Record<string, unknown>[] =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows) ? result.rows : []

/** The parts must make the whole, to the penny. */
export const sumProblem = ({ menu_items, fees, totals }: BasketView): string | null => {
  const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)
  const { items, deductions, fees: charged, grand_total } = totals
  if (menu_items.some(({ price, quantity, total_price }) => price.value * quantity !== total_price.value))
    return 'a line is not its price times its quantity'
  if (sum(menu_items.map(({ total_price }) => total_price.value)) !== items.value) return 'items are not their lines'
  if (sum(fees.map(({ amount }) => amount.value)) !== charged.value) return 'fees are not their entries'
  if (grand_total.value !== items.value - deductions.value + charged.value) return 'the total is not its parts'
  return grand_total.value < 0 || deductions.value > items.value ? 'more is taken off than there is' : null
}

/**
 * Everything in the tables that must never be there, in words; empty when all is well.
 * `slotCapacity`: what a slot takes at every restaurant that has no number of its own.
 */
export const brokenInvariants = async (db: Db, slotCapacity: number): Promise<string[]> => {
  const broken: string[] = []
  for (const [law, query] of Object.entries(INVARIANTS))
    for (const { id } of rowsOf(await db.execute(query))) broken.push(`${law}: ${String(id)}`)

  const crowded = await db.execute(sql`
    select orders.restaurant_id || ' ' || pickup_time as id from orders
    where pickup_time is not null and state not in ('rejected', 'payment_declined', 'rejected_by_delivery_partner')
    group by orders.restaurant_id, pickup_time having count(*) > ${slotCapacity}`)
  for (const { id } of rowsOf(crowded)) broken.push(`a slot takes no more than it has room for: ${String(id)}`)

  for (const { id, built } of await db.select({ id: baskets.id, built: baskets.built }).from(baskets)) {
    const problem = built === null ? null : sumProblem(built)
    if (problem !== null) broken.push(`basket ${id}: ${problem}`)
  }
  for (const { id, basket, grandTotal } of await db.select().from(orders)) {
    const problem =
      basket.totals.grand_total.value === grandTotal ? sumProblem(basket) : 'its total is not its basket’s'
    if (problem !== null) broken.push(`order ${id}: ${problem}`)
  }
  return broken
}
