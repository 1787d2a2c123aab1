import type { RequestOf } from '@galo/contracts/call'
import type { addFavourite as addCall, Favourites } from '@galo/contracts/profile'
import { MARKETS } from '@galo/domain'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { customerFavourites, customers, menuItems, restaurants } from '../../kernel/db/schema'
import { notFound, Refusal } from '../../kernel/http/refusal'

type Favourite = RequestOf<typeof addCall>

/** More than anybody has, and few enough to send with every answer. */
const MOST = { restaurant: 50, item: 200 } as const satisfies Record<Favourite['kind'], number>

const ofKind = (customerId: string, kind: Favourite['kind']) =>
  and(eq(customerFavourites.customerId, customerId), eq(customerFavourites.kind, kind))

/** What a customer likes, the latest first (X02). */
export const readFavourites = async (db: Db, customerId: string): Promise<Favourites> => {
  const latest = [desc(customerFavourites.at), asc(customerFavourites.ref)]
  const liked = await db
    .select({
      identifier: restaurants.id,
      slug: restaurants.slug,
      name: restaurants.name,
      market: restaurants.market,
    })
    .from(customerFavourites)
    .innerJoin(restaurants, eq(restaurants.id, customerFavourites.ref))
    .where(ofKind(customerId, 'restaurant'))
    .orderBy(...latest)
  const items = await db
    .select({ slug: menuItems.slug })
    .from(customerFavourites)
    .innerJoin(menuItems, eq(menuItems.slug, customerFavourites.ref))
    .where(ofKind(customerId, 'item'))
    .orderBy(...latest)
  return { restaurants: liked.map(({ market, ...each }) => ({ ...each, country: MARKETS[market].countryCode })), items }
}

const isThere = async (db: Db, { kind, ref }: Favourite): Promise<boolean> => {
  const rows =
    kind === 'restaurant'
      ? await db.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.id, ref))
      : await db.select({ id: menuItems.id }).from(menuItems).where(eq(menuItems.slug, ref))
  return rows.length > 0
}

/** The customer's row is held, so that what comes from two tabs at once is counted one after the other. */
export const addFavourite = (db: Db, customerId: string, favourite: Favourite, now: Date): Promise<Favourites> =>
  db.transaction(async (tx) => {
    const customer = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update')
    if (customer.length === 0) throw notFound('Customer')
    if (!(await isThere(tx, favourite))) throw notFound(favourite.kind)
    const { kind, ref } = favourite
    const known = await tx
      .select({ ref: customerFavourites.ref })
      .from(customerFavourites)
      .where(ofKind(customerId, kind))
    if (known.every((each) => each.ref !== ref)) {
      if (known.length >= MOST[kind])
        throw new Refusal(409, 'TOO_MANY_FAVOURITES', `${kind}: at most ${MOST[kind]} of them`)
      await tx.insert(customerFavourites).values({ customerId, kind, ref, at: now })
    }
    return readFavourites(tx, customerId)
  })

export const removeFavourite = async (db: Db, customerId: string, { kind, ref }: Favourite): Promise<Favourites> => {
  await db.delete(customerFavourites).where(and(ofKind(customerId, kind), eq(customerFavourites.ref, ref)))
  return readFavourites(db, customerId)
}
