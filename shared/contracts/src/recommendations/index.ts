export * from './suggest-items.call'
