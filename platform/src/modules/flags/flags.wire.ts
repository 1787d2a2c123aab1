import type { Flag } from '@galo/console/calls'
import type { FlagRow } from './flags.store'

/** The flags as the console is told. */
export const flagsOnWire = (flags: readonly FlagRow[]): Flag[] =>
  flags.map((flag) => ({ ...flag, rules: [...flag.rules], changedAt: flag.changedAt.toISOString() }))
