import { isAppError } from '@galo/contracts'
import { isLate, isWorthAnotherTry, mayComeYet } from '../remotes/load-failure'
import type { UnavailableReason } from './page-view'

const lost = (isOnline: boolean): UnavailableReason => (isOnline ? 'remote-unavailable' : 'network')

/**
 * Why a page has no code, by what the customer can do about it. Code that was waited for twice in vain may wait for itself:
 * with a line, only another document helps then.
 */
export const reasonOfCode = (
  error: unknown,
  { isOnline, timesLate }: { readonly isOnline: boolean; readonly timesLate: number },
): UnavailableReason => {
  const hangs = isLate(error) && timesLate > 1 && isOnline
  return isWorthAnotherTry(error) && !hangs ? lost(isOnline) : 'broken-release'
}

/** Why a page has no data. A loader comes in a file of its own, which may be lost on its way like any other code. */
export const reasonOfData = (error: unknown, isOnline: boolean): UnavailableReason => {
  if (isAppError(error)) return error.code
  return mayComeYet(error) ? lost(isOnline) : 'defect'
}
