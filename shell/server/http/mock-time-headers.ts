import { mockTimeText } from '@galo/domain'

/** What tells the platform the mock time of a visit; empty for a visit in real time. */
export const mockTimeHeaders = (aheadMs: number): Readonly<Record<string, string>> =>
  aheadMs === 0 ? {} : { 'x-mock-time': mockTimeText(aheadMs) }
