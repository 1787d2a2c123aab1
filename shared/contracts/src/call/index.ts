export * from './call'
export * from './path-of'
