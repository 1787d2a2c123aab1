import fc from 'fast-check'
import {
  FAILURES_BEFORE_GIVING_UP,
  nextPoll,
  POLL_EVERY_MS,
  SLOW_POLL_EVERY_MS,
  startPolling,
  UNCHANGED_BEFORE_SLOW,
  type PollEvent,
  type Polling,
} from './polling.model'

const NOW = Date.parse('2026-11-18T12:05:00Z')
const unchanged: PollEvent = { kind: 'answered', changed: false, terminal: false }
const changed: PollEvent = { kind: 'answered', changed: true, terminal: false }
const terminal: PollEvent = { kind: 'answered', changed: true, terminal: true }
const failed: PollEvent = { kind: 'failed' }

const after = (events: readonly PollEvent[], from: Polling = startPolling(NOW)): Polling =>
  events.reduce((polling, event) => nextPoll(polling, event, NOW), from)
const times = (count: number, event: PollEvent): readonly PollEvent[] => Array.from({ length: count }, () => event)

const anyEvent = fc.constantFrom<PollEvent>(unchanged, changed, terminal, failed, { kind: 'retried' })

describe('nextPoll', () => {
  it('looks at once, then every eight seconds', () => {
    expect(startPolling(NOW).dueAt).toBe(NOW)
    expect(after([unchanged])).toMatchObject({ phase: 'watching', dueAt: NOW + POLL_EVERY_MS })
  })

  it('slows down after twelve looks without news, and says so', () => {
    expect(after(times(UNCHANGED_BEFORE_SLOW - 1, unchanged)).phase).toBe('watching')
    expect(after(times(UNCHANGED_BEFORE_SLOW, unchanged))).toMatchObject({
      phase: 'slow',
      dueAt: NOW + SLOW_POLL_EVERY_MS,
    })
  })

  it('is quick again when something changed', () => {
    expect(after([...times(20, unchanged), changed])).toMatchObject({ phase: 'watching', unchanged: 0 })
  })

  it('gives up after twenty-four failures in a row, not before', () => {
    expect(after(times(FAILURES_BEFORE_GIVING_UP - 1, failed)).dueAt).not.toBeNull()
    expect(after(times(FAILURES_BEFORE_GIVING_UP, failed))).toMatchObject({ phase: 'given-up', dueAt: null })
  })

  it('forgets earlier failures once an answer came', () => {
    expect(after([...times(20, failed), unchanged, ...times(20, failed)]).phase).toBe('watching')
  })

  it('starts again when asked to after giving up', () => {
    expect(after([...times(FAILURES_BEFORE_GIVING_UP, failed), { kind: 'retried' }])).toEqual(startPolling(NOW))
  })

  it('never leaves the end once it was reached', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, later) => {
        const finished = after([...before, terminal])
        fc.pre(finished.phase !== 'given-up')
        expect(after(later, finished)).toEqual(finished)
      }),
    )
  })

  it('never stops silently: without an end or twenty-four failures in a row there is always a next look, within thirty seconds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(unchanged, changed, failed), { maxLength: 80 }), (events) => {
        events.reduce((polling, event) => {
          const next = nextPoll(polling, event, NOW)
          if (next.failures >= FAILURES_BEFORE_GIVING_UP) expect(next.phase).toBe('given-up')
          else {
            expect(next.dueAt).toBeGreaterThan(NOW)
            expect(next.dueAt).toBeLessThanOrEqual(NOW + SLOW_POLL_EVERY_MS)
          }
          return next
        }, startPolling(NOW))
      }),
    )
  })
})
