import { redactDetails, type Redacted } from './redact'

/** The order of an event of which one is counted for each order: with the visitor's yes, and for nothing else (K10). */
const orderOf = (details: object): { readonly orderId?: string } =>
  'orderId' in details && typeof details.orderId === 'string' && /^[\w-]{1,64}$/.test(details.orderId)
    ? { orderId: details.orderId }
    : {}

/** What came with an event, as it may be kept: like a line's, but for the order that it counts. */
export const redactEvent = (details: object): Redacted => ({ ...redactDetails(details), ...orderOf(details) })
