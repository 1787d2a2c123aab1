import { getTableName, type Table } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { signInGuest, viewOf } from '../../proof/world/api'
import { aBasketOf, PLAIN_ITEM } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { buildBasket, refreshBasket } from './basket.build'
import { addToBasket, changeInBasket, removeFromBasket } from './basket.edit'
import type { HeldBasket, Outcome } from './held-basket'
import { withBasket } from './with-basket'

const platform = runTestPlatform()

/** The same database, which also says which tables are looked into. */
const noticing = (db: Db, tables: string[]): Db => {
  const select = (...columns: []) => {
    const query = db.select(...columns)
    const from = (table: Table) => {
      tables.push(getTableName(table))
      return query.from(table)
    }
    return { from }
  }
  const transaction = (act: (tx: Db) => Promise<unknown>) => db.transaction((tx) => act(noticing(tx, tables)))
  return new Proxy(db, {
    get: (own, name) => (name === 'select' ? select : name === 'transaction' ? transaction : Reflect.get(own, name)),
  })
}

const HUMMUS = { item: { id: PLAIN_ITEM, quantity: 1, modifiers: [] }, upsell: true }
const lineIn = ({ row }: HeldBasket): string => row.lines[0]?.id ?? ''

describe('A call on a basket', () => {
  it.each<[string, (held: HeldBasket) => Promise<Outcome>]>([
    ['adds a dish', (held) => addToBasket(held, HUMMUS)],
    ['changes one', (held) => changeInBasket(held, { item: { id: lineIn(held), quantity: 3 } })],
    ['takes one out', (held) => removeFromBasket(held, lineIn(held))],
    ['looks at it again', refreshBasket],
    ['builds it', buildBasket],
  ])('that %s reads the menu once, for its checks, its price and its answer', async (_name, act) => {
    const { api } = await signInGuest(platform.url)
    const basket = await aBasketOf(api, PLAIN_ITEM)
    const tables: string[] = []
    const watched = { ...platform.assembled, db: noticing(platform.db, tables) }
    await withBasket(watched, basket.data.customer_id, viewOf(basket), act)
    expect(tables.filter((table) => table === 'item_availability')).toHaveLength(1)
  })
})
