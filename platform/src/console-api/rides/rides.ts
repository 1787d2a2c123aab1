import type { CourierRide, CourierRides } from '@galo/console/calls'
import { isTerminalDelivery } from '@galo/domain'
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { deliveries, orders, restaurants } from '../../kernel/db/schema'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { isAgeRestricted } from '../../modules/basket'
import { deliveriesOf, holdOrder, moveHeldOrder, type OrderPlatform } from '../../modules/orders'
import { stepOfWord, type CourierWord } from './ride-steps'

const MINUTE_MS = 60_000
/** A ride that is over stays in sight so long, and nobody is offered one that has waited for a day. */
const OVER_IN_SIGHT_MS = 30 * MINUTE_MS
const LOOKS_BACK_MS = 24 * 60 * MINUTE_MS
const MOST_RIDES = 30

const select = (db: Db) =>
  db
    .select({
      ride: deliveries,
      order: {
        shortId: orders.shortId,
        address: orders.address,
        customer: orders.customer,
        basket: orders.basket,
        handoverCode: orders.handoverCode,
      },
      restaurant: { name: restaurants.name, streetAddress: restaurants.streetAddress, city: restaurants.city },
    })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))

type Row = Awaited<ReturnType<typeof select>>[number]

const courierRide = ({ ride, order, restaurant }: Row): CourierRide => {
  const { address, customer, basket } = order
  return {
    orderId: ride.orderId,
    attempt: ride.attempt,
    shortId: order.shortId,
    state: ride.state,
    since: ride.since.toISOString(),
    from: {
      name: restaurant.name,
      address: `${restaurant.streetAddress}, ${restaurant.city}`,
      latitude: ride.fromLatitude,
      longitude: ride.fromLongitude,
    },
    to: {
      name: customer.first_name ?? '',
      address: [address?.line_1, address?.line_2, address?.city, address?.postcode].filter(Boolean).join(', '),
      latitude: ride.toLatitude,
      longitude: ride.toLongitude,
    },
    note: address?.delivery_note ?? null,
    phone: customer.phone_number ?? null,
    isAgeRestricted: isAgeRestricted(basket),
    hasCode: order.handoverCode !== null,
    dishes: basket.menu_items.reduce((sum, { quantity }) => sum + quantity, 0),
    by: new Date(ride.createdAt.getTime() + ride.maximumMins * MINUTE_MS).toISOString(),
  }
}

/** What one courier may take, and what they carry. A door's address and number are told only to who carries it. */
export const ridesFor = async (db: Db, courier: string, now: Date): Promise<CourierRides> => {
  const isRecent = gte(deliveries.createdAt, new Date(now.getTime() - LOOKS_BACK_MS))
  const isOffered = and(eq(deliveries.state, 'ACCEPTED_BY_DELIVERY_PARTNER'), isNull(deliveries.courier))
  const offered = await select(db)
    .where(and(isRecent, isOffered, eq(orders.state, 'confirmed'), isNull(orders.refundedAt)))
    .orderBy(asc(deliveries.createdAt))
    .limit(MOST_RIDES)
  const isUnderWay = inArray(deliveries.state, ['RIDER_ASSIGNED', 'RIDER_ARRIVED', 'RIDER_IN_TRANSIT', 'RIDER_NEARBY'])
  const isJustOver = gte(deliveries.since, new Date(now.getTime() - OVER_IN_SIGHT_MS))
  const taken = await select(db)
    .where(and(isRecent, eq(deliveries.courier, courier), or(isUnderWay, isJustOver)))
    .orderBy(asc(deliveries.createdAt))
    .limit(MOST_RIDES)
  return {
    offered: offered.map((row) => ({ ...courierRide(row), phone: null, note: null })),
    taken: taken
      .map(courierRide)
      .sort((one, other) => Number(isTerminalDelivery(one.state)) - Number(isTerminalDelivery(other.state))),
  }
}

/** A courier's word on a ride, with the order held: two who take the same one find out who was first. */
export const moveRide = async (platform: OrderPlatform, orderId: string, word: CourierWord): Promise<void> => {
  const now = platform.clock.now()
  await platform.db.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (order === undefined) throw notFound('Ride')
    const ride = (await deliveriesOf(tx, [orderId])).at(-1)
    if (ride === undefined) throw new Refusal(409, 'NOT_A_DELIVERY', 'Nobody brings this order anywhere')
    const to = stepOfWord(word, ride, order)
    if (to === null) return
    const event = { kind: 'delivery', to, ...(word.step === 'take' && { courier: word.courier }) } as const
    const move = await moveHeldOrder(platform, tx, order, event, now)
    if (move.kind === 'refused') throw new Refusal(409, move.why.code, move.why.message)
  })
}
