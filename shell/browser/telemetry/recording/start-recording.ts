import type { Bus } from '@galo/events'
import type { Recording } from '@galo/vendors/recording'
import { watchCalls } from './watch-calls'
import { watchPresses } from './watch-presses'

/** Records pages, presses and calls from now on; returns how to stop at once. `now` in milliseconds by this device. */
export const startRecording = (recording: Recording, bus: Bus, now: () => number): (() => void) => {
  const stops = [
    bus.subscribe('page.shown', ({ payload: { page } }) => recording.note({ kind: 'page', page })),
    watchPresses((what) => recording.note({ kind: 'press', what })),
    watchCalls((call) => recording.note({ kind: 'call', ...call }), now),
    () => recording.stop(),
  ]
  return () => stops.forEach((stop) => stop())
}
