import { mockTimeText } from '@galo/domain'

/** What tells the platform the time of a visit (Q44): nothing, for a visit in the usual time. */
export const mockTimeHeaders = (aheadMs: number): Readonly<Record<string, string>> =>
  aheadMs === 0 ? {} : { 'x-mock-time': mockTimeText(aheadMs) }
