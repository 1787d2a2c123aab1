export { createBus, type Bus, type BusOptions, type Fact, type FactChannel } from './create-bus'
export { BusProvider, useFact, usePublish, type OwnFact } from './react'
