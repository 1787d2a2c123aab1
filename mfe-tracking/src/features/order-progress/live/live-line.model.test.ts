import fc from 'fast-check'
import { MOST_DEAF, NO_LINE_YET, SILENCE_MS, waitForLine, withLine, type LineRecord } from './live-line.model'

const short = { stoodMs: 1_000, wasHeard: true }
const good = { stoodMs: SILENCE_MS, wasHeard: true }
const deaf = { stoodMs: SILENCE_MS, wasHeard: false }
const after = (lines: readonly Parameters<typeof withLine>[1][]): LineRecord => lines.reduce(withLine, NO_LINE_YET)

describe('Another line', () => {
  it('is tried for within seconds after a good one, by each page in its own moment', () => {
    const record = after([good])
    expect([waitForLine(record, 0), waitForLine(record, 0.5), waitForLine(record, 1)]).toEqual([1_000, 2_000, 3_000])
  })

  it('is tried for less and less often while lines break, or there is none', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((count) => waitForLine(after(Array(count).fill(null)), 0.5))
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
    expect(waitForLine(after([short, short, short]), 0.5)).toBe(8_000)
    expect(waitForLine(after([short, short, short, good]), 0.5)).toBe(2_000)
  })

  it('is not tried for once several stood and nothing came through, until something does', () => {
    expect(waitForLine(after(Array(MOST_DEAF - 1).fill(deaf)), 0.5)).not.toBeNull()
    expect(waitForLine(after(Array(MOST_DEAF).fill(deaf)), 0.5)).toBeNull()
    expect(waitForLine(after([deaf, deaf, short, deaf, deaf]), 0.5)).not.toBeNull()
  })

  it('never comes at once, nor later than in a minute and a half', () => {
    const lines = fc.array(fc.option(fc.record({ stoodMs: fc.nat(100_000), wasHeard: fc.boolean() })), { minLength: 1 })
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (ended, share) => {
        const waitMs = waitForLine(after(ended), share)
        fc.pre(waitMs !== null)
        expect(waitMs).toBeGreaterThanOrEqual(1_000)
        expect(waitMs).toBeLessThanOrEqual(90_000)
      }),
    )
  })
})
