export { checkedBy } from './as-received'
export * from './call'
export * from './path-of'
export type { Field, Query } from './query'
