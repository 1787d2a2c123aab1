import { RECORDING } from '@galo/contracts/collector'
import { createRecorderStandIn, redactedRecorder } from '@galo/vendors/recording'
import type { AppEnvironment } from '../app-environment'
import { followFacts, type CountedBefore } from './analytics/follow-facts'
import type { Tell } from './analytics/site-events'
import { createEventOutbox } from './event-outbox'
import { onLeaving } from './on-leaving'
import { beginSession, forgetSession } from './recording/recorded-session'
import { startRecording } from './recording/start-recording'
import { reportVitals } from './vitals'
import { whereIn } from './where'

/**
 * Counts (K10) and records (K09) for as long as the visitor says yes to it, each for itself. A no ends it at once: what has not been sent is
 * dropped, and what was remembered for it forgotten. Facts from before the yes don't count. `now` in milliseconds by this device.
 */
export const startTelemetry = ({ bus, state, services, visit }: AppEnvironment, now: () => number): void => {
  const consent = state.read('consent')
  const purchase = state.write('purchase')
  const where = whereIn(visit, () => location.pathname)
  const session = {
    visit: state.write('recordedVisit'),
    browser: state.write('recordedBrowser'),
    createId: services.createId,
  }
  const before: CountedBefore = { facts: new Set(), views: new Set() }
  let stopCounting: (() => void) | null = null
  let stopRecording: (() => void) | null = null

  const count = (): (() => void) => {
    const events = createEventOutbox(where, now)
    const tell: Tell = (name, details) => events.add({ name, details })
    // A yes is kept by the platform's time, facts are by the time that is looked at.
    const since = (consent.getState().decidedAt ?? Infinity) + visit.aheadMs
    const stops = [
      followFacts({ bus, tell, purchase, before, since }),
      reportVitals(tell, where),
      onLeaving(events.flush),
      events.empty,
    ]
    return () => stops.forEach((stop) => stop())
  }

  const record = (): (() => void) => {
    const recorder = createRecorderStandIn((sessionId) => {
      const moments = createEventOutbox(where, now, sessionId)
      const stop = onLeaving(moments.flush)
      return {
        add: ({ kind, ...details }) => moments.add({ name: `${RECORDING}${kind}`, details }),
        empty() {
          stop()
          moments.empty()
        },
      }
    })
    return startRecording(redactedRecorder(recorder).open(beginSession(session)), bus, now)
  }

  const follow = () => {
    const { analytics, recording } = consent.getState()
    if (analytics) stopCounting ??= count()
    else {
      stopCounting?.()
      stopCounting = null
      const nothing = purchase.getInitialState()
      if (purchase.getState() !== nothing) purchase.setState(nothing, true)
    }
    if (recording && services.flags.get('session-recording') === true) stopRecording ??= record()
    else {
      stopRecording?.()
      stopRecording = null
      forgetSession(session)
    }
  }
  follow()
  consent.subscribe(follow)
  services.flags.subscribe(follow)
}
