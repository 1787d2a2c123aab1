import * as z from 'zod/mini'
import { FULFILMENT_TYPES, ORDER_STATES } from '@galo/domain'
import type { Owner } from './owner'

interface FactContract<P> {
  readonly version: number
  /** The only package that publishes it. */
  readonly owner: Owner
  readonly payload: z.ZodMiniType<P>
  /** Kept for listeners that come late. */
  readonly retain: boolean
  /** Told to the visitor's other tabs as well. */
  readonly otherTabs: boolean
}

/** What one team tells another. A fact carries ids and revisions; what is true is read from the store. */
export const FACTS = {
  'restaurant.selected': {
    version: 1,
    owner: 'mfe-search',
    payload: z.object({ restaurantId: z.string() }),
    retain: true,
    otherTabs: false,
  },
  'fulfilment.changed': {
    version: 1,
    owner: 'mfe-search',
    payload: z.object({ fulfilmentType: z.enum(FULFILMENT_TYPES) }),
    retain: true,
    otherTabs: false,
  },
  'basket.changed': {
    version: 1,
    owner: 'mfe-menu',
    payload: z.object({ basketId: z.string(), revision: z.number() }),
    retain: true,
    otherTabs: true,
  },
  'basket.cleared': {
    version: 1,
    owner: 'mfe-menu',
    payload: z.object({ basketId: z.string(), reason: z.string() }),
    retain: false,
    otherTabs: true,
  },
  /** The platform would not take the basket as it stands; whoever owns it fetches a fresh one. */
  'basket.refused': {
    version: 1,
    owner: 'mfe-checkout',
    payload: z.object({ basketId: z.string(), code: z.string() }),
    retain: true,
    otherTabs: false,
  },
  'order.submitted': {
    version: 1,
    owner: 'mfe-checkout',
    payload: z.object({ orderId: z.string(), basketId: z.string() }),
    retain: true,
    otherTabs: true,
  },
  'order.state-changed': {
    version: 1,
    owner: 'mfe-tracking',
    payload: z.object({ orderId: z.string(), state: z.enum(ORDER_STATES) }),
    retain: true,
    otherTabs: false,
  },
  /** The customer wants the food of an order that came to nothing; whoever owns the basket puts it back. */
  'order.reopened': {
    version: 1,
    owner: 'mfe-tracking',
    payload: z.object({ orderId: z.string() }),
    retain: true,
    otherTabs: false,
  },
  'order.finished': {
    version: 1,
    owner: 'mfe-tracking',
    payload: z.object({ orderId: z.string(), state: z.enum(ORDER_STATES) }),
    retain: false,
    otherTabs: true,
  },
  'session.started': {
    version: 1,
    owner: 'shell',
    payload: z.object({ kind: z.enum(['guest', 'customer']) }),
    retain: true,
    otherTabs: false,
  },
  'session.ended': { version: 1, owner: 'shell', payload: z.object({}), retain: false, otherTabs: true },
  'market.changed': {
    version: 1,
    owner: 'shell',
    payload: z.object({ market: z.enum(['UK', 'IE']) }),
    retain: true,
    otherTabs: false,
  },
  'flags.changed': {
    version: 1,
    owner: 'shell',
    payload: z.object({ revision: z.number() }),
    retain: true,
    otherTabs: false,
  },
  'profile.changed': {
    version: 1,
    owner: 'mfe-account',
    payload: z.object({ customerId: z.string(), revision: z.number() }),
    retain: true,
    otherTabs: true,
  },
  'order-again.requested': {
    version: 1,
    owner: 'mfe-account',
    payload: z.object({ orderId: z.string() }),
    retain: true,
    otherTabs: false,
  },
} as const satisfies Record<string, FactContract<unknown>>

export type FactName = keyof typeof FACTS
export type FactPayload<N extends FactName> = z.infer<(typeof FACTS)[N]['payload']>
