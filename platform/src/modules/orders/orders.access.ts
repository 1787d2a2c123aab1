import { ORDER_LINK_HEADER, ORDER_WATCH_HEADER } from '@galo/contracts/orders'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Db } from '../../kernel/db/database'
import type { SessionEnv } from '../../kernel/http/bearer'
import { notFound } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { opensOrder, opensWatch } from './order-link'
import { findAnyOrder, findOrder, type OrderRow } from './orders.store'

const orderIdSchema = z.uuid()

/** The order a request may see: its caller's own, or the one its link is for (0155). Anything else is not there. */
export const orderFor = async (
  { db, clock, config }: Platform,
  c: Context<SessionEnv>,
  params: { readonly id: string },
): Promise<OrderRow> => {
  const id = orderIdSchema.safeParse(params.id)
  if (!id.success) throw notFound('Order')
  const isOpened = opensOrder(c.req.header(ORDER_LINK_HEADER) ?? '', id.data, clock.now(), config.basketKey)
  const order = await (isOpened ? findAnyOrder(db, id.data) : findOrder(db, id.data, c.get('session').sub))
  if (order === undefined) throw notFound('Order')
  return order
}

/** The order a request may watch: one that it may see, or the one it has a link to watch (0184). */
export const watchedOrderFor = async (
  platform: Platform,
  c: Context<SessionEnv>,
  params: { readonly id: string },
): Promise<OrderRow> => {
  const { db, clock, config } = platform
  const id = orderIdSchema.safeParse(params.id)
  const link = c.req.header(ORDER_WATCH_HEADER) ?? ''
  if (!id.success || !opensWatch(link, id.data, clock.now(), config.basketKey)) return orderFor(platform, c, params)
  const order = await findAnyOrder(db, id.data)
  if (order === undefined) throw notFound('Order')
  return order
}

/** The caller's own alone: what a letter's link doesn't open. Anything else is not there. */
export const ownOrder = async (db: Db, sub: string, params: { readonly id: string }): Promise<OrderRow> => {
  const id = orderIdSchema.safeParse(params.id)
  const order = id.success ? await findOrder(db, id.data, sub) : undefined
  if (order === undefined) throw notFound('Order')
  return order
}
