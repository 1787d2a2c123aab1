import { spanFrom, traceFrom, type TraceContext, type TraceId } from '@galo/contracts/trace'

/** A call that begins so soon after a press is of that press, in milliseconds. */
const OF_PRESS_MS = 1_000

/** The next step of a trace: of `trace`, or of the press that was just made, or the first of one of its own. */
export type NextStep = (trace?: TraceId) => TraceContext

/** Lets calls that come of one press share its trace. */
export const followPresses = (createId: () => string, now: () => number): NextStep => {
  let pressed = ''
  let pressedAt = -OF_PRESS_MS
  const begin = () => {
    pressed = traceFrom(createId())
    pressedAt = now()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, passive: true })
  return (trace = now() - pressedAt < OF_PRESS_MS ? pressed : traceFrom(createId())) => ({
    trace,
    span: spanFrom(createId()),
    isSampled: true,
  })
}
