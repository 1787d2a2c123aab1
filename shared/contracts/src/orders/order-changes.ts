import * as z from '@galo/schema'

/**
 * Where the platform says to our own servers, which prove themselves by `x-client-secret`, which orders change: a line of JSON each, for as long as
 * somebody reads.
 */
export const ORDER_CHANGES_PATH = '/direct-orders/changes'

/** How often a line says only that there is nothing to say, in milliseconds. */
export const ORDER_CHANGES_BEAT_MS = 10_000

/** `moved`: this order. `missed`: any may have moved without a line. `here`: the line stands. */
export const orderChangeSchema = z.union([
  z.object({ kind: z.literal('moved'), orderId: z.string() }),
  z.object({ kind: z.enum(['here', 'missed']) }),
])

export type OrderChange = z.output<typeof orderChangeSchema>
