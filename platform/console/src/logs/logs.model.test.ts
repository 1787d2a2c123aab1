import { aLogEntry } from '../test/builders'
import { asTheyHappened, detailsOf, saleOf, searchFor, withNewEntries } from './logs.model'

const ids = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id)

describe('withNewEntries', () => {
  it('puts the latest on top, each once', () => {
    const held = [aLogEntry({ id: 3 }), aLogEntry({ id: 2 })]
    const news = [aLogEntry({ id: 3 }), aLogEntry({ id: 4 }), aLogEntry({ id: 5 })]
    expect(ids(withNewEntries(held, news, {}))).toEqual([5, 4, 3, 2])
  })

  it('takes in only what was asked for', () => {
    const news = [
      aLogEntry({ id: 1, level: 'error', message: 'Card refused' }),
      aLogEntry({ id: 2, level: 'info', message: 'Card taken' }),
      aLogEntry({ id: 3, level: 'error', message: 'No line' }),
      aLogEntry({ id: 4, level: 'error', message: 'CARD gone', kind: 'event' }),
    ]
    expect(ids(withNewEntries([], news, { level: 'error', kind: 'log', text: 'card' }))).toEqual([1])
  })

  it('keeps no more than anybody reads', () => {
    const held = Array.from({ length: 300 }, (_, index) => aLogEntry({ id: 300 - index }))
    expect(ids(withNewEntries(held, [aLogEntry({ id: 301 })], {})).slice(-1)).toEqual([2])
  })
})

describe('A search', () => {
  it.each([
    ['4bf92f35', { trace: '4bf92f35' }],
    [' 4BF92F35-77b3 4da6 ', { trace: '4bf92f3577b34da6' }],
    ['4bf92f3', { text: '4bf92f3' }],
    ['menu: FAILED', { text: 'menu: FAILED' }],
    ['  ', {}],
  ])('for %s', (typed, filter) => {
    expect(searchFor(typed)).toEqual(filter)
  })

  it('for a trace takes in what comes of it', () => {
    const news = [
      aLogEntry({ id: 1, traceId: '4bf92f3577' }),
      aLogEntry({ id: 2, traceId: 'a1' }),
      aLogEntry({ id: 3 }),
    ]
    expect(ids(withNewEntries([], news, { trace: '4bf92f35' }))).toEqual([1])
  })
})

describe('A trace', () => {
  it('stands as it happened, whoever came to tell of it first', () => {
    const receivedAt = '2026-11-17T12:00:09Z'
    const told = [
      aLogEntry({ id: 1, source: 'platform', at: '2026-11-17T12:00:01Z', receivedAt }),
      aLogEntry({ id: 2, source: 'browser', at: '2026-11-17T12:00:03Z', receivedAt }),
      aLogEntry({ id: 3, source: 'site', at: '2026-11-17T12:00:02Z', receivedAt }),
      aLogEntry({ id: 4, at: null, receivedAt }),
    ]
    expect(ids(asTheyHappened(told))).toEqual([1, 3, 2, 4])
  })
})

describe('detailsOf', () => {
  it('is null when there is nothing more to know', () => {
    expect(detailsOf(aLogEntry({ details: {}, sessionId: null }))).toBeNull()
    expect(detailsOf(aLogEntry({ details: { a: 1 }, sessionId: 's' }))).toBe('{"a":1,"sessionId":"s"}')
  })
})

describe('What a sale came to', () => {
  const event = (message: string, value: unknown, market: 'UK' | 'IE' | null = 'UK') =>
    saleOf(aLogEntry({ kind: 'event', message, market, details: { value } }))

  it('is told in pence or cent and read in pounds or euro', () => {
    expect(event('checkout:checkout_submit_clicked', 1_250)).toBe('£12.50')
    expect(event('checkout:checkout_submit_success', 1_205, 'IE')).toBe('€12.05')
    expect(event('pop:order_success', 0)).toBe('£0.00')
  })

  it('is no measure of a page, no line of the log, and nothing where nobody said the country', () => {
    expect(event('vital:LCP', 1_250)).toBeNull()
    expect(event('pop:order_success', '1250')).toBeNull()
    expect(event('pop:order_success', 1_250, null)).toBeNull()
    expect(saleOf(aLogEntry({ kind: 'log', message: 'pop:order_success', details: { value: 1 } }))).toBeNull()
  })
})
