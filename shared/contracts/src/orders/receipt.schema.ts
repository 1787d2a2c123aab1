import * as z from '@galo/schema'
import { chosenFulfilmentSchema, instantSchema } from '../fulfilment'
import { wirePriceSchema } from '../money/money.schema'
import { paidCardSchema } from './orders.schema'

/** Hundredths of a per cent; null for what is outside the tax: a deposit, a tip. */
const taxRateSchema = z.nullable(z.number().check(z.int(), z.minimum(0)))

const taxedAmountSchema = z.object({ rate: taxRateSchema, gross: wirePriceSchema })

/** All that was paid at one rate. `net` and `tax` come to `gross`. */
const taxBandSchema = z.object({
  rate: taxRateSchema,
  net: wirePriceSchema,
  tax: wirePriceSchema,
  gross: wirePriceSchema,
})
export type ReceiptBand = z.infer<typeof taxBandSchema>

const receiptLineSchema = z.object({
  id: z.string(),
  display_name: z.string(),
  /** As they were chosen. */
  choices: z.array(z.string()),
  quantity: z.number(),
  /** Of all portions, before anything was taken off. */
  total_price: wirePriceSchema,
  /** This line's share of codes and rewards. */
  taken_off: wirePriceSchema,
  /** What was paid for it, at each of its rates: a meal has several. */
  amounts: z.array(taxedAmountSchema),
})

/** Money that went back, or is on its way. */
const receiptRefundSchema = z.object({
  kind: z.enum(['whole', 'items']),
  amount: wirePriceSchema,
  /** What it was for, as somebody reads it: `2 × Peri chips`; empty for a sum, and for all of it. */
  items: z.array(z.string()),
  /** The restaurant had run out of it. */
  is_sold_out: z.boolean(),
  at: z.nullable(instantSchema),
  due_by: z.iso.date(),
  /** At which rates it had been paid. */
  bands: z.array(taxBandSchema),
})

/** What was paid for an order, to whom and with which taxes (X19). */
export const receiptSchema = z.object({
  /** Ours: rising, never given twice. */
  number: z.string(),
  issued_at: instantSchema,
  order_id: z.string(),
  short_id: z.string(),
  fulfilment_type: chosenFulfilmentSchema,
  seller: z.object({ name: z.string(), address: z.string(), vat_number: z.string() }),
  /** Null where nobody has said, or nothing was paid. */
  card: z.nullable(paidCardSchema),
  restaurant: z.nullable(z.object({ name: z.string(), address: z.string() })),
  lines: z.array(receiptLineSchema),
  fees: z.array(z.object({ kind: z.string(), rate: taxRateSchema, gross: wirePriceSchema })),
  tip: z.nullable(wirePriceSchema),
  /** By rate, the highest first, what is outside the tax last. */
  bands: z.array(taxBandSchema),
  /** What was paid, in all. */
  total: wirePriceSchema,
  refunds: z.array(receiptRefundSchema),
  /** What is left of it after what went back. */
  kept: wirePriceSchema,
})
export type Receipt = z.infer<typeof receiptSchema>
