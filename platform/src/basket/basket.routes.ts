import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { type z } from 'zod'
import { needsSession, type SessionEnv } from '../http/bearer'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound, Refusal } from '../http/refusal'
import type { Session } from '../identity/session-token'
import type { Platform } from '../platform'
import { findRestaurant } from '../restaurants/restaurants.store'
import { buildOrder, editLines, validateBasket } from './basket.actions'
import { expiryFrom, signedBasket } from './basket.hold'
import { addLine, isSameChoice, lineOf, removeLine, replaceLine } from './basket.lines'
import { addQuote } from './basket.quote'
import {
  addItemSchema,
  addQuoteSchema,
  createRequestSchema,
  patchItemSchema,
  removeItemSchema,
  updateViewSchema,
} from './basket.requests'
import { insertBasket } from './basket.store'
import { transferBasket } from './basket.transfer'
import { checkLine } from './line.check'
import { basketOffersRoutes } from './offers.routes'
import { NO_QUOTE } from './quote.life'

type CreateRequest = z.infer<typeof createRequestSchema>

const newBasket = async ({ db, clock, config }: Platform, session: Session, request: CreateRequest) => {
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
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('list'))
  routes.use(needsSession(platform))

  routes.post('/basket', async (c) => {
    const request = await readBody(c, createRequestSchema)
    return c.json(await newBasket(platform, c.get('session'), request), 201)
  })

  routes.post('/basket/items', async (c) => {
    const view = await readBody(c, addItemSchema)
    const { id: menuItemId, quantity, modifiers } = view.item
    const added = await editLines(platform, c.get('session').sub, view, async (row, tx) => {
      const line = { menuItemId, quantity, modifiers, isUpsell: view.upsell }
      await checkLine(tx, row, line)
      return addLine(row.lines, line)
    })
    return c.json(added)
  })

  routes.patch('/basket/items', async (c) => {
    const view = await readBody(c, patchItemSchema)
    const { id, quantity, modifiers } = view.item
    const changed = await editLines(platform, c.get('session').sub, view, async (row, tx) => {
      const line = lineOf(row.lines, id)
      const next = { ...line, quantity, modifiers: modifiers ?? line.modifiers }
      // Taking some away is always allowed, even of what has just sold out.
      if (quantity > line.quantity || !isSameChoice(line, next)) await checkLine(tx, row, next)
      return replaceLine(row.lines, next)
    })
    return c.json(changed)
  })

  routes.post('/basket/items/remove', async (c) => {
    const view = await readBody(c, removeItemSchema)
    return c.json(
      await editLines(platform, c.get('session').sub, view, async (row) => removeLine(row.lines, view.item_id)),
    )
  })

  routes.post('/basket/validate', async (c) => {
    const view = await readBody(c, updateViewSchema)
    const { sub, kind } = c.get('session')
    const transferred = kind === 'customer' ? await transferBasket(platform, sub, view) : null
    return c.json(transferred ?? (await validateBasket(platform, sub, view)))
  })

  routes.route('/basket', basketOffersRoutes(platform))

  routes.post('/basket/quote', async (c) =>
    c.json(await addQuote(platform, c.get('session').sub, await readBody(c, addQuoteSchema))),
  )

  routes.post('/basket/build-order', async (c) =>
    c.json(await buildOrder(platform, c.get('session').sub, await readBody(c, updateViewSchema))),
  )

  return routes
}
