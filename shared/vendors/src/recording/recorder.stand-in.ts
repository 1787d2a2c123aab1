import type { Moment, Recorder } from './recorder.port'

/** Keeps moments together until they go. */
export interface MomentPost {
  add(moment: Moment): void
  /** Forgets what has not gone. */
  empty(): void
}

/** Stands in for the company that records: moments go to our own collector. */
export const createRecorderStandIn = (open: (sessionId: string) => MomentPost): Recorder => ({
  open({ sessionId }) {
    const post = open(sessionId)
    return { note: (moment) => post.add(moment), stop: () => post.empty() }
  },
})
