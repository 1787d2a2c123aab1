export { maskOrderId } from './mask-order-id'
export * from './redact'
