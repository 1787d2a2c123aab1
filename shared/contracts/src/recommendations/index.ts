export * from './recommendation.schema'
export * from './suggest.call'
