export * from './list-available-days.call'
export * from './list-available-times.call'
export * from './validate-time.call'
export * from './get-throttles.call'
