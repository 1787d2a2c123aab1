export { maskOrderId } from './mask-order-id'
export * from './redact'
export { redactEvent } from './redact-event'
