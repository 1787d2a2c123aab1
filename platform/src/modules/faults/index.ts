export { applyFaults } from './faults.apply'
export { faultsRoutes, type Route } from './faults.routes'
export { listFaults } from './faults.store'
export { faultsOnWire } from './faults.wire'
