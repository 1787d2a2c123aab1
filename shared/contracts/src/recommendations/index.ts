export * from './suggest.call'
