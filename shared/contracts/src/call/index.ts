export * from './call'
export * from './path-of'
export type { Query } from './query'
