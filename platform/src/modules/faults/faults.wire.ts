import type { Fault as FaultOnWire } from '@galo/console/calls'
import type { Fault } from './faults.store'

/** Faults as the console's calls and events carry them. */
export const faultsOnWire = (faults: readonly Fault[]): FaultOnWire[] =>
  faults.map((fault) => ({ ...fault, createdAt: fault.createdAt.toISOString() }))
