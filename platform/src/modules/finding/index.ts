export { findingFollowsOrders } from './finding.followers'
export { pageOfFinds, type FindsAfter } from './finds.store'
export { wordsOfUnfound } from './finds.backfill'
export { readFind } from './find.query'
