import { submitOrder } from '@galo/contracts/orders'
import { z } from 'zod'

type Names = Readonly<Record<string, string>>

/** J02 gives some fields two spellings; ours are the wire's. */
const ORDER: Names = { deliveryQuoteId: 'delivery_quote_id', tableNumber: 'table' }
const ADDRESS: Names = {
  line1: 'line_1',
  line2: 'line_2',
  countryCode: 'country_code',
  deliveryNote: 'delivery_note',
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** When both spellings are there, the wire's counts. */
const respelt = (value: unknown, names: Names): unknown => {
  if (!isObject(value)) return value
  const fields = Object.entries(value)
  const known = new Set(fields.map(([name]) => name))
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const ours = Object.hasOwn(names, name) ? names[name] : undefined
      return [ours === undefined || known.has(ours) ? name : ours, field]
    }),
  )
}

/** What is submitted, whichever way its fields are spelt. */
export const anySpelling = z.preprocess((value) => {
  const order = respelt(value, ORDER)
  return isObject(order) && 'address' in order ? { ...order, address: respelt(order.address, ADDRESS) } : order
}, submitOrder.request)
