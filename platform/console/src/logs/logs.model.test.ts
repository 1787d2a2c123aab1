import { aLogEntry } from '../test/builders'
import { detailsOf, withNewEntries } from './logs.model'

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

describe('detailsOf', () => {
  it('is null when there is nothing more to know', () => {
    expect(detailsOf(aLogEntry({ details: {}, sessionId: null }))).toBeNull()
    expect(detailsOf(aLogEntry({ details: { a: 1 }, sessionId: 's' }))).toBe('{"a":1,"sessionId":"s"}')
  })
})
