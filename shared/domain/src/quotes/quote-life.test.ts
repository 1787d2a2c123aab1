import fc from 'fast-check'
import { afterQuoteAnswer, NO_QUOTE, QUOTE_CHECK_MS, quoteFreshness, quoteStep } from './quote-life'

const validUntil = '2026-11-17T18:40:00Z'
const quote = { validUntil }

describe('quoteFreshness', () => {
  it('is expired at the very instant it expires', () => {
    expect(quoteFreshness(quote, '2026-11-17T18:39:59.999Z')).toBe('expiring')
    expect(quoteFreshness(quote, validUntil)).toBe('expired')
  })

  it('is expiring in its last two minutes', () => {
    expect(quoteFreshness(quote, '2026-11-17T18:37:59.999Z')).toBe('fresh')
    expect(quoteFreshness(quote, '2026-11-17T18:38:00Z')).toBe('expiring')
  })

  it('only ever gets older', () => {
    const ages = ['fresh', 'expiring', 'expired']
    const instant = fc.integer({ min: 0, max: 600_000 })
    fc.assert(
      fc.property(instant, instant, instant, (until, one, other) => {
        const age = (now: number) => ages.indexOf(quoteFreshness({ validUntil: until }, now))
        expect(age(Math.min(one, other))).toBeLessThanOrEqual(age(Math.max(one, other)))
      }),
    )
  })
})

describe('quoteStep', () => {
  it('fetches the first quote, and leaves a fresh one alone for half a minute', () => {
    expect(quoteStep(NO_QUOTE, validUntil)).toEqual({ kind: 'refresh' })
    const watch = afterQuoteAnswer(NO_QUOTE, quote)
    expect(quoteStep(watch, '2026-11-17T18:30:00Z')).toEqual({ kind: 'wait', checkInMs: QUOTE_CHECK_MS })
  })

  it('fetches the next one before the old one ends', () => {
    expect(quoteStep({ quote, failuresInARow: 0 }, '2026-11-17T18:38:00Z')).toEqual({ kind: 'refresh' })
    expect(quoteStep({ quote, failuresInARow: 2 }, validUntil)).toEqual({ kind: 'refresh' })
  })

  it('stops after three failures in a row, and not after a good answer between them', () => {
    const failTwice = afterQuoteAnswer(afterQuoteAnswer(afterQuoteAnswer(NO_QUOTE, quote), 'failed'), 'failed')
    expect(failTwice).toEqual({ quote, failuresInARow: 2 })
    expect(quoteStep(failTwice, validUntil).kind).toBe('refresh')
    expect(quoteStep(afterQuoteAnswer(failTwice, 'failed'), validUntil)).toEqual({ kind: 'stop' })
    const again = afterQuoteAnswer(afterQuoteAnswer(failTwice, quote), 'failed')
    expect(quoteStep(again, validUntil).kind).toBe('refresh')
  })

  it('never lets a quote run out while somebody answers', () => {
    const lives = fc.array(fc.integer({ min: 200_000, max: 900_000 }), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(lives, (each) => {
        let now = 0
        let watch = afterQuoteAnswer(NO_QUOTE, { validUntil: 300_000 })
        for (const life of each) {
          const step = quoteStep(watch, now)
          expect(watch.quote && quoteFreshness(watch.quote, now)).not.toBe('expired')
          expect(step.kind).not.toBe('stop')
          if (step.kind === 'refresh') watch = afterQuoteAnswer(watch, { validUntil: now + life })
          now += QUOTE_CHECK_MS
        }
      }),
    )
  })
})
