import fc from 'fast-check'
import {
  FAILURES_BEFORE_GIVING_UP,
  LIVE_POLL_EVERY_MS,
  LOOK_WHEN_LIVE_MS,
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

const live: PollEvent = { kind: 'live', share: 0.5 }
const cut: PollEvent = { kind: 'cut', share: 0.25 }
const moved: PollEvent = { kind: 'moved' }

const anyEvent = fc.constantFrom<PollEvent>(unchanged, changed, terminal, failed, { kind: 'retried' }, live, cut, moved)

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

describe('nextPoll, while changes are told', () => {
  const told = after([unchanged, live])

  it('looks soon after the line stands, for what was missed before it did, and then once a minute', () => {
    expect(told).toMatchObject({ isLive: true, dueAt: NOW + LOOK_WHEN_LIVE_MS / 2 })
    expect(after([unchanged], told)).toMatchObject({ isLive: true, dueAt: NOW + LIVE_POLL_EVERY_MS })
  })

  it('looks at once when it is told to', () => {
    expect(after([unchanged, moved], told).dueAt).toBe(NOW)
  })

  it('is as quick as ever when the line breaks, each page in its own moment', () => {
    const cutOff = after([unchanged, cut], told)
    expect(cutOff).toMatchObject({ isLive: false, dueAt: NOW + POLL_EVERY_MS / 4 })
    expect(after([unchanged], cutOff).dueAt).toBe(NOW + POLL_EVERY_MS)
  })

  it('asks as if nothing were told while it gets no answer', () => {
    expect(after([failed], told).dueAt).toBe(NOW + POLL_EVERY_MS)
  })

  it('says that it takes long no later than without a line', () => {
    const looked = (polling: Polling, at: number) => nextPoll(polling, unchanged, at)
    const first = looked(told, NOW)
    const second = looked(first, NOW + LIVE_POLL_EVERY_MS)
    expect([first.phase, second.phase]).toEqual(['watching', 'watching'])
    expect(looked(second, NOW + 2 * LIVE_POLL_EVERY_MS)).toMatchObject({ phase: 'slow', isLive: true })
  })

  it('begins again after giving up when it hears something', () => {
    const givenUp = after(times(FAILURES_BEFORE_GIVING_UP, failed))
    for (const event of [live, moved]) expect(after([event], givenUp)).toMatchObject({ phase: 'watching', dueAt: NOW })
  })

  it('never stops silently, whatever the line does: there is always a next look, within a minute', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
        const { phase, failures, dueAt } = after(events)
        if (phase === 'finished') return expect(events).toContain(terminal)
        if (phase === 'given-up') return expect(failures).toBeGreaterThanOrEqual(FAILURES_BEFORE_GIVING_UP)
        expect(dueAt).toBeLessThanOrEqual(NOW + LIVE_POLL_EVERY_MS)
      }),
    )
  })
})
