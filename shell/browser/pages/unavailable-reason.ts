import { isAppError } from '@galo/contracts/errors'
import { isLate, isRetryableLoad, isRetryable } from '../remotes/load-failure'
import type { UnavailableReason } from './page-view'

interface CodeScene {
  readonly isOnline: boolean
  /** How often it was given up waiting for. */
  readonly timesLate: number
  /** It failed before, and the site answers when it is asked for it. */
  readonly isWithheld: boolean
}

const lost = (isOnline: boolean): UnavailableReason => (isOnline ? 'remote-unavailable' : 'network')

/**
 * Why a page has no code, by what the customer can do about it. Code that was waited for twice in vain may wait for itself, and code that
 * a site which answers didn't give twice isn't what was released, or isn't in use any more: with a line, only another document helps then.
 */
export const reasonOfCode = (error: unknown, { isOnline, timesLate, isWithheld }: CodeScene): UnavailableReason => {
  const hangs = isLate(error) && timesLate > 1 && isOnline
  return isRetryableLoad(error) && !hangs && !isWithheld ? lost(isOnline) : 'broken-release'
}

/** Why a page has no data. A loader comes in a file of its own, which may be lost on its way like any other code. */
export const reasonOfData = (error: unknown, isOnline: boolean): UnavailableReason => {
  if (isAppError(error)) return error.code
  return isRetryable(error) ? lost(isOnline) : 'defect'
}
