import type { Flag } from '@galo/console/calls'
import type { FlagRow } from './flags.store'

/** Flags as the console's calls and events carry them. */
export const flagsOnWire = (flags: readonly FlagRow[]): Flag[] =>
  flags.map((flag) => ({ ...flag, rules: [...flag.rules], changedAt: flag.changedAt.toISOString() }))
