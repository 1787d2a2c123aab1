import { isClosedFor, openingStatus } from './opening-status'

const london = 'Europe/London'
const day = { opens: '11:30', closes: '22:00' }
const late = { opens: '17:00', closes: '02:00' }
const kindAt = (hours: { opens: string; closes: string } | null, now: string) => openingStatus(hours, now, london).kind

describe('openingStatus', () => {
  it.each([
    ['2026-11-17T11:29:59Z', 'too-early'],
    ['2026-11-17T11:30:00Z', 'open'],
    ['2026-11-17T21:29:59Z', 'open'],
    ['2026-11-17T21:30:00Z', 'closing-soon'],
    ['2026-11-17T21:59:59Z', 'closing-soon'],
    ['2026-11-17T22:00:00Z', 'too-late'],
    ['2026-11-17T23:59:00Z', 'too-late'],
    ['2026-07-17T10:30:00Z', 'open'],
  ])('at %s a day that ends at ten is %s', (now, kind) => {
    expect(kindAt(day, now)).toBe(kind)
  })

  it.each([
    ['2026-11-17T16:59:00Z', 'too-early'],
    ['2026-11-17T23:59:00Z', 'open'],
    ['2026-11-18T00:30:00Z', 'open'],
    ['2026-11-18T01:45:00Z', 'closing-soon'],
    ['2026-11-18T02:00:00Z', 'too-early'],
  ])('at %s a night that ends at two is %s', (now, kind) => {
    expect(kindAt(late, now)).toBe(kind)
  })

  it('says when, as instants', () => {
    expect(openingStatus(day, '2026-07-17T09:00:00Z', london)).toEqual({
      kind: 'too-early',
      opensAt: '2026-07-17T10:30:00.000Z',
      closesAt: '2026-07-17T21:00:00.000Z',
    })
  })

  it('stays open through the hour that is gained, and loses the one that is lost', () => {
    expect(kindAt(late, '2026-10-25T01:30:00Z')).toBe('closing-soon')
    expect(kindAt(late, '2026-10-25T01:59:59Z')).toBe('closing-soon')
    expect(kindAt(late, '2026-10-25T02:00:00Z')).toBe('too-early')
    expect(kindAt(late, '2026-03-29T00:59:59Z')).toBe('closing-soon')
    expect(kindAt(late, '2026-03-29T01:00:00Z')).toBe('too-early')
  })

  it('is closed when the restaurant does not say when it opens', () => {
    expect(openingStatus(null, '2026-11-17T12:00:00Z', london)).toEqual({ kind: 'closed' })
    expect(kindAt({ opens: '', closes: '22:00' }, '2026-11-17T12:00:00Z')).toBe('closed')
    expect(kindAt({ opens: '11:30', closes: '24:00' }, '2026-11-17T12:00:00Z')).toBe('closed')
  })

  it('never shuts when it closes at the minute it opens', () => {
    for (let hour = 0; hour < 24; hour += 1)
      expect(kindAt({ opens: '10:00', closes: '10:00' }, `2026-11-17T${String(hour).padStart(2, '0')}:15:00Z`)).toBe(
        'open',
      )
  })
})

describe('isClosedFor', () => {
  it('lets an order for collection wait for the coals, and no other', () => {
    const early = { kind: 'too-early' } as const
    expect(isClosedFor('COLLECTION', early)).toBe(false)
    expect(isClosedFor('DELIVERY', early)).toBe(true)
    expect(isClosedFor('COLLECTION', { kind: 'too-late' })).toBe(true)
    expect(isClosedFor('DELIVERY', { kind: 'closing-soon' })).toBe(false)
  })
})
