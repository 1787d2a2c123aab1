export type { DeliveryQuote } from './quote.schema'
export * from './quote-position.call'
export * from './quote-address.call'
