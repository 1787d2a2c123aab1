import { basketSchema, paths } from '@galo/contracts'
import { z } from 'zod'
import type { ApiArea, ApiCall, Refuses } from '../http/api-call'
import { viewOf } from '../test/api'
import { PLAIN_ITEM, UK_RESTAURANT, type World } from '../test/world'
import {
  addItemSchema,
  addQuoteSchema,
  createRequestSchema,
  patchItemSchema,
  removeItemSchema,
  updateViewSchema,
} from './basket.requests'

const signedBasketSchema = z.object({ data: basketSchema, expiry: z.iso.datetime(), signature: z.string() })

/** What a call that brings a basket may answer; each comes with the basket as it is now. */
const NOT_CURRENT: readonly Refuses[] = [
  { status: 409, code: 'BASKET_ALTERED', when: 'the basket is not the one we signed' },
  { status: 409, code: 'BASKET_EXPIRED', when: 'the basket was left too long' },
  { status: 409, code: 'BASKET_STALE', when: 'the basket has changed since' },
  { status: 409, code: 'BASKET_ORDERED', when: 'the basket has been ordered; nothing comes along' },
]
const PAID: Refuses = { status: 409, code: 'BASKET_PAID', when: 'the basket is paid for and can only be ordered' }

/** What all calls that change a basket have in common. Spread it, and add your own refusals to `basketRefusals`. */
export const onBasket = {
  method: 'POST',
  bearer: 'session',
  errors: 'list',
  answer: { status: 200, schema: signedBasketSchema },
  isOwned: true,
} as const satisfies Partial<ApiCall>
export const basketRefusals = (...own: readonly Refuses[]): readonly Refuses[] => [...NOT_CURRENT, ...own]

/** One dish in it. */
const filledView = async ({ me, basket }: World) => viewOf(await basket(me.api, { items: 2 }))
const firstLine = ({ basket }: Awaited<ReturnType<typeof filledView>>): string => basket.menu_items[0]?.id ?? ''

export const basketArea: ApiArea = {
  id: 'basket',
  title: 'Basket',
  about:
    'Every answer is signed and every change brings the last answer back, whole and untouched. Prices are the menu’s.',
  calls: [
    {
      ...onBasket,
      name: 'Start a basket',
      path: paths.basket.create,
      about: 'An empty basket at a restaurant.',
      rows: ['F02'],
      isOwned: false,
      request: createRequestSchema,
      answer: { status: 201, schema: signedBasketSchema },
      refusals: [
        { status: 404, code: 'NOT_FOUND', when: 'nobody knows the restaurant' },
        { status: 409, code: 'FULFILMENT_NOT_OFFERED', when: 'the restaurant does not offer that' },
      ],
      good: () => ({ body: { fulfilment_type: 'COLLECTION', restaurant_id: UK_RESTAURANT } }),
    },
    {
      ...onBasket,
      name: 'Add an item',
      path: paths.basket.items,
      about: '`item.id` is the menu’s. The same dish with the same choices joins the line that is there.',
      rows: ['F03', 'F05', 'F06', 'F07'],
      request: addItemSchema,
      refusals: basketRefusals(PAID),
      good: async ({ me, basket }) => ({
        body: { ...viewOf(await basket(me.api)), item: { id: PLAIN_ITEM, quantity: 1, modifiers: [] } },
      }),
    },
    {
      ...onBasket,
      name: 'Change an item',
      method: 'PATCH',
      path: paths.basket.items,
      about: '`item.id` is the basket line’s. Without `modifiers` the choices stay.',
      rows: ['F03', 'F05'],
      request: patchItemSchema,
      refusals: basketRefusals(PAID),
      good: async (world) => {
        const view = await filledView(world)
        return { body: { ...view, item: { id: firstLine(view), quantity: 1 } } }
      },
    },
    {
      ...onBasket,
      name: 'Remove an item',
      path: paths.basket.removeItem,
      about: '`item_id` is the basket line’s.',
      rows: ['F03', 'F05'],
      request: removeItemSchema,
      refusals: basketRefusals(PAID),
      good: async (world) => {
        const view = await filledView(world)
        return { body: { ...view, item_id: firstLine(view) } }
      },
    },
    {
      ...onBasket,
      name: 'Validate a basket',
      path: paths.basket.validate,
      about: 'Looks again at stock and prices, and gives the basket another half hour.',
      rows: ['F03', 'F12'],
      request: updateViewSchema,
      refusals: basketRefusals(),
      good: async (world) => ({ body: await filledView(world) }),
    },
    {
      ...onBasket,
      name: 'Put a delivery quote into a basket',
      path: paths.basket.quote,
      about:
        '`delivery_quote` is the quote’s token. A quote at the same fee leaves a built basket and its payment as they are.',
      rows: ['F04', 'G10'],
      request: addQuoteSchema,
      refusals: basketRefusals(
        PAID,
        { status: 404, code: 'NOT_FOUND', when: 'the quote is somebody else’s' },
        { status: 409, code: 'FULFILMENT_MISMATCH', when: 'the basket is not for delivery' },
        { status: 409, code: 'DELIVERY_QUOTE_MISMATCH', when: 'the quote is for another restaurant' },
        { status: 409, code: 'DELIVERY_QUOTE_EXPIRED', when: 'the quote is no longer valid' },
        { status: 409, code: 'DELIVERY_QUOTE_USED', when: 'another basket has it' },
      ),
      good: async ({ me, basket }) => {
        const view = viewOf(await basket(me.api, { items: 1, fulfilment: 'DELIVERY' }))
        const place = { restaurant_id: UK_RESTAURANT, lat: 53.4775, lon: -2.2481, country_code: 'GB' }
        const { body } = await me.api.post(paths.quote.latLon, place)
        return { body: { ...view, delivery_quote: String(body.token) } }
      },
    },
    {
      ...onBasket,
      name: 'Build the order',
      path: paths.basket.buildOrder,
      about: 'Freezes dishes and prices, so that there is one sum to pay. Building what is built changes nothing.',
      rows: ['F03'],
      request: updateViewSchema,
      refusals: basketRefusals(
        { status: 409, code: 'BASKET_EMPTY', when: 'nothing is in it' },
        { status: 409, code: 'ITEM_OUT_OF_STOCK', when: 'a dish has sold out; the basket comes without it' },
      ),
      good: async (world) => ({ body: await filledView(world) }),
    },
  ],
}
