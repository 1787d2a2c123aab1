import { randomUUID } from 'node:crypto'
import {
  addItem,
  addQuote,
  buildOrder,
  changeItem,
  createBasket,
  removeItem,
  validateBasket,
} from '@galo/contracts/basket'
import type { RequestOf } from '@galo/contracts/call'
import { createArea } from '../../kernel/http/answering'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { Session } from '../../kernel/session/session-token'
import type { Platform } from '../../kernel/platform'
import { findRestaurant } from '../restaurants/restaurants.store'
import { editLines, freezeBasket, refreshBasket } from './basket.actions'
import { expiryFrom, signedBasket } from './basket.hold'
import { addLine, isSameChoice, lineOf, removeLine, replaceLine } from './basket.lines'
import { putQuote } from './basket.quote'
import { insertBasket } from './basket.store'
import { transferBasket } from './basket.transfer'
import { checkLine } from './line.check'
import { answerOffers } from './offers.routes'
import { NO_QUOTE } from './quote.life'

const newBasket = async (
  { db, clock, config }: Platform,
  session: Session,
  request: RequestOf<typeof createBasket>,
) => {
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
    ownerHashes: [],
    expiresAt: expiryFrom(now),
    createdAt: now,
  }
  await insertBasket(db, row)
  return signedBasket(db, row, config, now)
}

/** The basket (F02 to F05). Every answer is signed and every change brings the last answer back. */
export const basketRoutes = (platform: Platform) => {
  const { routes, answer } = createArea(platform, 'list')

  answer(createBasket, ({ session, body }) => newBasket(platform, session, body))

  answer(addItem, ({ session, body }) =>
    editLines(platform, session.sub, body, async (row, tx) => {
      const { id: menuItemId, quantity, modifiers } = body.item
      const line = { menuItemId, quantity, modifiers, isUpsell: body.upsell }
      await checkLine(tx, row, line)
      return addLine(row.lines, line)
    }),
  )

  answer(changeItem, ({ session, body }) =>
    editLines(platform, session.sub, body, async (row, tx) => {
      const { id, quantity, modifiers } = body.item
      const line = lineOf(row.lines, id)
      const next = { ...line, quantity, modifiers: modifiers ?? line.modifiers }
      // Taking some away is always allowed, even of what has just sold out.
      if (quantity > line.quantity || !isSameChoice(line, next)) await checkLine(tx, row, next)
      return replaceLine(row.lines, next)
    }),
  )

  answer(removeItem, ({ session, body }) =>
    editLines(platform, session.sub, body, async (row) => removeLine(row.lines, body.item_id)),
  )

  answer(validateBasket, async ({ session: { sub, kind }, body }) => {
    const transferred = kind === 'customer' ? await transferBasket(platform, sub, body) : null
    return transferred ?? refreshBasket(platform, sub, body)
  })

  answer(addQuote, ({ session, body }) => putQuote(platform, session.sub, body))
  answer(buildOrder, ({ session, body }) => freezeBasket(platform, session.sub, body))
  answerOffers(platform, answer)
  return routes
}
