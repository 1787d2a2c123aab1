export { collectorRoutes } from './collector.routes'
export { entriesAfter, keepEntries, latestEntryId } from './collector.store'
export { logsRoutes } from './logs.routes'
export { entriesOnWire } from './logs.wire'
