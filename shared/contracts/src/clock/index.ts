export * from './read-time.call'
export * from './check-health.call'
