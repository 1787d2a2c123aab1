import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

const stockItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  section: z.string(),
  /** `HIDDEN` is what the restaurant never stocks. */
  status: z.enum(['AVAILABLE', 'UNAVAILABLE', 'HIDDEN']),
})

export type StockItem = z.output<typeof stockItemSchema>

/** The whole menu with what this restaurant has of it. */
export const listItems = defineCall({
  name: 'console.list-items',
  method: 'GET',
  path: '/restaurants/:id/items',
  credential: 'none',
  source: 'platform',
  answer: z.object({ items: z.array(stockItemSchema) }),
  errors: { NOT_FOUND: 404 },
})

/** Sold out from now on, or back. */
export const setAvailable = defineCall({
  name: 'console.set-available',
  method: 'PUT',
  path: '/restaurants/:id/items/:itemId',
  credential: 'none',
  source: 'platform',
  request: z.object({ isAvailable: z.boolean() }),
  answer: z.object({ id: z.string(), isAvailable: z.boolean() }),
  errors: { NOT_FOUND: 404, ITEM_NOT_STOCKED: 409 },
})
