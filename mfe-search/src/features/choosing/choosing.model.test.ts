import { menuOrResults } from './menu-or-results'
import { verdictOn, type BasketAtHand, type Standing } from './choosing.model'

const ALL_ON = { collection: false, delivery: false, onPremises: false }
const LATER = { kind: 'later', opens: '11:30', from: '2026-11-18T11:45:00.000Z' } as const
const SOON = { kind: 'closing-soon', closes: '22:00', minutes: 20 } as const
const basketOf = (id: string, fulfilmentType: BasketAtHand['fulfilmentType'] = 'COLLECTION'): BasketAtHand => ({
  restaurant: { id, slug: id, name: `Galo ${id}` },
  fulfilmentType,
})

interface Case {
  readonly standing?: Standing
  readonly way?: Parameters<typeof verdictOn>[0]['way']
  readonly off?: Partial<typeof ALL_ON>
  readonly basket?: BasketAtHand
}

const verdict = ({ standing = { kind: 'takes' }, way = 'COLLECTION', off = {}, basket }: Case) =>
  verdictOn({ id: 'leith', standing, way }, { switchedOff: { ...ALL_ON, ...off }, basket: basket ?? null })

describe('Choosing a restaurant', () => {
  it.each<[string, Case, object]>([
    ['takes orders', {}, { kind: 'go' }],
    ['opens later', { standing: LATER }, { kind: 'pre-order', opens: '11:30', from: LATER.from }],
    ['takes orders for another day', { standing: { kind: 'another-day', from: 'x' } }, { kind: 'go' }],
    ['closes soon', { standing: SOON }, { kind: 'closing-soon', closes: '22:00', minutes: 20 }],
    ['is closed', { standing: { kind: 'closed', opensNext: null } }, { kind: 'closed', opensNext: null }],
    ['is paused, and has a time after', { standing: { kind: 'paused', until: 'x', from: 'y' } }, { kind: 'go' }],
    [
      'is paused for good',
      { standing: { kind: 'paused', until: 'x', from: null } },
      { kind: 'unavailable', what: 'collection', why: 'paused' },
    ],
    ['has a full day', { standing: { kind: 'full' } }, { kind: 'unavailable', what: 'collection', why: 'full' }],
    [
      'is too far away for its riders',
      { standing: { kind: 'too-far' }, way: 'DELIVERY' },
      { kind: 'unavailable', what: 'delivery', why: 'too-far' },
    ],
    [
      'serves no tables',
      { standing: { kind: 'not-offered' }, way: 'AT_TABLE' },
      { kind: 'unavailable', what: 'on-premises', why: 'not-offered' },
    ],
    [
      'is closed, however it is wanted',
      { way: 'EAT_IN', standing: { kind: 'closed', opensNext: '2026-11-19T11:30:00.000Z' } },
      { kind: 'closed', opensNext: '2026-11-19T11:30:00.000Z' },
    ],
  ])('that %s', (_, given, expected) => expect(verdict(given)).toEqual(expected))

  it.each<[string, Case, string]>([
    ['delivery', { way: 'DELIVERY', off: { delivery: true } }, 'delivery'],
    ['collection', { off: { collection: true } }, 'collection'],
    ['tables', { way: 'EAT_IN', off: { onPremises: true } }, 'on-premises'],
    ['tables, by their codes too', { way: 'AT_TABLE', off: { onPremises: true } }, 'on-premises'],
    ['both, whichever was asked for', { off: { collection: true, delivery: true } }, 'both'],
    ['both, of a delivery', { way: 'DELIVERY', off: { collection: true, delivery: true } }, 'both'],
  ])('says what is switched off everywhere before anything else: %s', (_, given, what) =>
    expect(verdict({ standing: { kind: 'closed', opensNext: null }, ...given })).toEqual({
      kind: 'unavailable',
      what,
      why: 'switched-off',
    }),
  )

  it('is not stopped by a way that nobody asked for', () => {
    expect(verdict({ off: { delivery: true, onPremises: true } })).toEqual({ kind: 'go' })
    expect(verdict({ way: 'EAT_IN', off: { collection: true, delivery: true } })).toEqual({ kind: 'go' })
  })

  it('asks once, of the basket, where that would go, and of nothing else', () => {
    expect(verdict({ basket: basketOf('mine'), standing: SOON })).toEqual({
      kind: 'basket-would-go',
      because: 'restaurant',
      basket: basketOf('mine'),
    })
    expect(verdict({ basket: basketOf('leith', 'DELIVERY') })).toMatchObject({ because: 'fulfilment' })
    expect(verdict({ basket: basketOf('leith') })).toEqual({ kind: 'go' })
  })

  it('asks nobody for a basket who couldn’t order there anyway', () =>
    expect(verdict({ basket: basketOf('mine'), standing: { kind: 'offline' } })).toMatchObject({
      kind: 'unavailable',
    }))
})

describe('Where a restaurant leads', () => {
  const searched = { query: 'M3 4EN', coordinates: { latitude: 53.48, longitude: -2.24 } }

  it('is its menu, at the section somebody came for', () =>
    expect(menuOrResults('deansgate', 'COLLECTION', { ...searched, section: 'platters' })).toBe(
      '/order/menu/deansgate?fulfilment=collection#platters',
    ))

  it.each(['', ' '])('is the results, for one without an address of its own (%j)', (slug) =>
    expect(menuOrResults(slug, 'DELIVERY', searched)).toBe(
      '/order/search/results?q=M3+4EN&lat=53.48&lon=-2.24&fulfilment=delivery',
    ),
  )
})
