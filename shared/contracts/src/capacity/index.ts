export * from './available-times.call'
export * from './validate-time.call'
export * from './throttles.call'
