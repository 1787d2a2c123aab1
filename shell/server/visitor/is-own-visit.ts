import type { FlagValues } from '@galo/services'

/** Whether this visit sees what others don't: another time, or flags of its own. */
export const isOwnVisit = (aheadMs: number, overrides: FlagValues): boolean =>
  aheadMs !== 0 || Object.keys(overrides).length > 0
