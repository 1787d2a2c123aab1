import { randomUUID } from 'node:crypto'
import type { createBasket } from '@galo/contracts/basket'
import type { RequestOf } from '@galo/contracts/call'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { Session } from '../../kernel/session/session-token'
import { findRestaurant } from '../restaurants'
import { expiryFrom } from './basket.save'
import type { BasketPlatform } from './basket.ports'
import { signedBasket, type SignedBasket } from './basket.sign'
import { insertBasket } from './basket.store'
import { NO_QUOTE } from './quote.life'

/** An empty basket at a restaurant, for one way of getting the food. */
export const newBasket = async (
  platform: BasketPlatform,
  session: Session,
  request: RequestOf<typeof createBasket>,
): Promise<SignedBasket> => {
  const { db, clock } = platform
  const restaurant = await findRestaurant(db, request.restaurant_id)
  if (restaurant === undefined) throw notFound('Restaurant')
  // A guest is of the site they came by, which sells its own country's food in its own money. A customer may travel.
  if (session.kind === 'guest' && session.market !== restaurant.market)
    throw new Refusal(409, 'MARKET_MISMATCH', 'restaurant_id: this restaurant is on the site of another country')
  const channel = restaurant.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === request.fulfilment_type)
  if (channel?.enabled !== true)
    throw new Refusal(409, 'FULFILMENT_NOT_OFFERED', 'fulfilment_type: not offered by this restaurant')
  const now = clock.now()
  const row = {
    id: randomUUID(),
    customerId: session.sub,
    market: restaurant.market,
    restaurantId: restaurant.id,
    fulfilmentType: request.fulfilment_type,
    revision: 1,
    lines: [],
    built: null,
    ...NO_QUOTE,
    reward: null,
    discountCode: null,
    preferences: null,
    ownerHashes: [],
    recentChanges: [],
    expiresAt: expiryFrom(now),
    createdAt: now,
  }
  await insertBasket(db, row)
  return signedBasket(platform, db, { row }, now)
}
