export { createBus, type Bus, type BusOptions, type Fact, type FactChannel } from './create-bus'
export { BusProvider, useFact, usePublish } from './react'
export type { FactInUse, FactName, FactPayload, FactsInUse, OwnFact } from './facts'
