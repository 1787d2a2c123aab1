import type { Fault as FaultOnWire } from '@galo/console/calls'
import type { Fault } from './faults.store'

/** What is broken, as the console is told. */
export const faultsOnWire = (faults: readonly Fault[]): FaultOnWire[] =>
  faults.map((fault) => ({ ...fault, createdAt: fault.createdAt.toISOString() }))
