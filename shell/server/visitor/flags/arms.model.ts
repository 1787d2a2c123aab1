import type { FlagValues } from '@galo/services'

/** What every arm of a test begins with, and the arm of those who are in none (A16). */
const ARM = 'ab_'
const EXCLUDED = 'ab_excluded'

/** A visitor keeps their arm for so long after they were last here, in seconds: thirty days. */
export const ARMS_LIFE_S = 2_592_000

/** The arms of tests that a visitor is in. */
export const armsOf = (values: FlagValues): FlagValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => String(value).startsWith(ARM) && value !== EXCLUDED))
