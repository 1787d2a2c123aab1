import { Activity, useState } from 'react'
import { NetworkError } from '@galo/contracts/errors'
import { aRestaurantEstimate, createFakeHttp, renderScreen, screen, within, type ScreenOptions } from '@galo/testing'
import { toResults } from '../../features/restaurant-list/search-results.model'
import { LateOtherMarket, LatePlaceNotFound } from './late-nowhere'
import { ResultsPage } from './results-page'
import type { ResultsData } from './results-data'

const COORDINATES = { latitude: 53.4775, longitude: -2.2497 }
const place = { label: 'M3 4EN', postcode: 'M3 4EN', coordinates: COORDINATES }
const results = toResults(
  [
    aRestaurantEstimate({ id: 'deansgate', name: 'Galo Deansgate' }),
    aRestaurantEstimate({ id: 'piccadilly', name: 'Galo Piccadilly', at: { latitude: 53.4811, longitude: -2.237 } }),
  ],
  { fulfilment: 'COLLECTION', from: COORDINATES, now: '2026-11-18T12:05:00Z', timeZone: 'Europe/London' },
).map((result) => ({ ...result, earliest: '2026-11-18T12:20:00.000Z' }))
const howBusy = { busy: 1, notBusy: 1, unknown: 0 }
const filters = { openNow: false, facilities: [] }
const found = {
  kind: 'found',
  query: 'm34en',
  fulfilment: 'COLLECTION',
  place,
  results,
  howBusy,
  filters,
  hidden: null,
} as const satisfies ResultsData

const open = (data: ResultsData, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<ResultsPage data={data} params={{}} />, {
    owner: 'mfe-search',
    at: '/order/search/results?q=m34en&fulfilment=collection',
    ...options,
  })

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)

/** The page's own; a dialog that says the same may lie over it by now. */
const tryAgain = async () => (await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

// As the loader does.
beforeAll(() => Promise.all([LatePlaceNotFound.bring(), LateOtherMarket.bring()]))

describe('ResultsPage', () => {
  it('lists the restaurants with distance, opening and first collection', () => {
    open(found)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Galos near M3 4EN')
    const piccadilly = card('Galo Piccadilly')
    expect(piccadilly.getByText(/0\.6 miles/)).toBeVisible()
    expect(piccadilly.getByText('Open until 22:00')).toBeVisible()
    expect(piccadilly.getByText('Collect from').nextSibling).toHaveTextContent('12:20')
  })

  it('has a way from the list to the map where there is room for one of them, which Back leaves with the page', async () => {
    const { container, user } = open(found)
    const views = within(screen.getByRole('navigation', { name: 'List or map' }))
    const leadsTo = (name: string) =>
      container.querySelector(views.getByRole('link', { name }).getAttribute('href') ?? '')
    expect(leadsTo('List')).toContainElement(screen.getByRole('heading', { level: 1 }))
    const entries = window.history.length
    await user.click(views.getByRole('link', { name: 'Map' }))
    expect(window.location.hash).toBe('#map')
    expect(leadsTo('Map')).toBeInTheDocument()
    expect(window.history).toHaveLength(entries)
  })

  it('speaks kilometres in Ireland', () => {
    open(found, { market: 'IE' })
    expect(card('Galo Piccadilly').getByText(/0\.9 km/)).toBeVisible()
  })

  it('remembers and tells which restaurant was chosen, and leads to its menu', async () => {
    const { user, state, bus } = open(found)
    const told: string[] = []
    bus.subscribe('restaurant.selected', ({ payload }) => void told.push(payload.restaurantId))
    await user.click(screen.getByRole('link', { name: /order from here.*piccadilly/i }))
    expect(state.read('restaurant').getState().selected).toEqual({
      id: 'piccadilly',
      slug: 'galo-piccadilly',
      name: 'Galo Piccadilly',
    })
    expect(told).toEqual(['piccadilly'])
    expect(window.location.pathname).toBe('/order/menu/galo-piccadilly')
    expect(window.location.search).toBe('?fulfilment=collection')
  })

  it('tells once how busy the restaurants on it are, however often somebody comes back to it', async () => {
    const Visit = () => {
      const [isAway, setAway] = useState(false)
      return (
        <>
          <button onClick={() => setAway(!isAway)}>Away and back</button>
          <Activity mode={isAway ? 'hidden' : 'visible'}>
            <ResultsPage data={found} params={{}} />
          </Activity>
        </>
      )
    }
    const { bus, user } = renderScreen(<Visit />, { owner: 'mfe-search' })
    const told: object[] = []
    bus.subscribe('restaurants.listed', ({ payload }) => void told.push(payload))
    const awayAndBack = screen.getByRole('button', { name: 'Away and back' })
    await user.click(awayAndBack)
    await user.click(awayAndBack)
    expect(told).toEqual([howBusy])
  })

  it('remembers the place for the rest of the visit', () => {
    const { state } = open(found)
    expect(state.read('location').getState()).toMatchObject({ query: 'm34en', ...place })
    const { label, coordinates } = place
    expect(state.read('recentPlaces').getState().places).toEqual([{ query: 'm34en', label, coordinates }])
  })

  it('says so when there is no Galo near', () => {
    open({ ...found, results: [] })
    expect(screen.getByText('No Galo near there yet')).toBeVisible()
  })

  it('offers the menu, not an order, where the till does not answer', () => {
    open({
      ...found,
      results: results.map((result) => ({ ...result, channel: { ...result.channel, online: false } })),
    })
    expect(screen.getByText('Nobody near you is taking collection orders')).toBeVisible()
    expect(screen.queryByRole('link', { name: /order from here/i })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /see the menu.*deansgate/i })).toBeVisible()
  })

  it('takes orders nowhere while nothing can be collected, and says so once', () => {
    open(found, { flags: { 'collect-unavailable': true } })
    expect(screen.getByText('Nothing can be collected just now')).toBeVisible()
    expect(screen.getByText(/none ready|ready to pack you a bag/)).toHaveTextContent('none ready to pack you a bag')
    expect(screen.queryByRole('link', { name: /order from here/i })).not.toBeInTheDocument()
    expect(card('Galo Deansgate').getByText('Not taking orders right now')).toBeVisible()
  })

  it('counts no Galo as ready that has closed, asked about or not', () => {
    const late = results.map((result) => ({
      ...result,
      hours: { ...result.hours, opens: '10:00', closes: '11:00' },
      earliest: 'unasked' as const,
    }))
    open({ ...found, results: late })
    expect(screen.getByText(/around you, none ready to pack you a bag/)).toBeVisible()
    expect(screen.getByText('The coals are out for today')).toBeVisible()
  })

  it('keeps a postcode nobody knows in the field, with the words beside it', () => {
    open({ kind: 'refused', query: 'M3 4EZZ', reason: 'invalid-postcode' })
    const field = screen.getByRole('combobox')
    expect(field).toHaveValue('M3 4EZZ')
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid postcode'))
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('never calls a postcode wrong that may be right', () => {
    open({ kind: 'refused', query: 'GIR 0AA', reason: 'unknown-postcode' })
    expect(screen.getByRole('combobox')).toHaveValue('GIR 0AA')
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      expect.stringContaining('don’t know that postcode yet'),
    )
    expect(screen.queryByText(/valid postcode/)).not.toBeInTheDocument()
  })

  it('offers the same search on the other site for a place in the other country', () => {
    open({ kind: 'elsewhere', query: 'cork', label: 'Cork' }, { at: '/order/search/results?q=cork&dish=burgers' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cork is in Ireland')
    const offer = screen.getByRole('link', { name: 'Search in Ireland' })
    expect(offer).toHaveAttribute(
      'href',
      expect.stringMatching(/^https?:\/\/[^/]+\/order\/search\/results\?q=cork&fulfilment=collection&dish=burgers$/),
    )
    expect(screen.getByRole('combobox')).toHaveValue('cork')
  })

  it('says where the customer is when they asked from over the border', () => {
    const coordinates = { latitude: 53.4775, longitude: -2.2497 }
    open({ kind: 'elsewhere', query: 'Your location', label: null, coordinates }, { market: 'IE' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re in the UK')
    expect(screen.getByRole('link', { name: 'Search in the UK' }).getAttribute('href')).toContain('lat=53.4775')
  })

  it('says how far the nearest one is when none is near', () => {
    open({ ...found, results: [], nearest: { name: 'Galo Aberdeen', slug: 'aberdeen', distanceMiles: 211 } })
    expect(screen.getByText(/The nearest is 211 miles away/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Galo Aberdeen' })).toBeVisible()
  })

  it('opens menus where the customer wanted to go', async () => {
    open(found, { at: '/order/search/results?q=m34en&dish=burgers' })
    expect(screen.getByText(/Menus open at/)).toHaveTextContent('Menus open at Burgers. Show whole menus')
    expect(screen.getByRole('link', { name: /order from here.*piccadilly/i }).getAttribute('href')).toMatch(
      /#burgers-and-wraps$/,
    )
    expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('dish')).toBe('burgers')
  })

  it('lists for who eats in: how soon it is on the table, and menus to order from', () => {
    const toTable = results.map((result) => ({ ...result, earliest: 'unasked' as const }))
    open(
      { ...found, fulfilment: 'EAT_IN', results: toTable },
      { at: '/order/search/results?q=m34en&fulfilment=eat-in' },
    )
    const ways = within(screen.getByRole('navigation', { name: 'How you get your food' }))
    expect(ways.getByRole('link', { name: 'Eat in' })).toHaveAttribute('aria-current', 'true')
    expect(card('Galo Piccadilly').getByText('On the table in').nextSibling).toHaveTextContent('15–25 min')
    expect(screen.getByRole('link', { name: 'Order from here: Galo Piccadilly' })).toHaveAttribute(
      'href',
      '/order/menu/galo-piccadilly?fulfilment=eat-in',
    )
    expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('fulfilment')).toBe('eat-in')
  })

  it('knows who sits at a table already, and how to leave it', async () => {
    const { user } = open(
      { ...found, fulfilment: 'AT_TABLE' },
      { at: '/order/search/results?q=m34en&fulfilment=at-table' },
    )
    expect(screen.getByRole('link', { name: 'Eat in' })).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('link', { name: 'Not there yet' }))
    expect(window.location.search).toBe('?q=m34en&fulfilment=eat-in')
  })

  it('sends nobody to a menu whose riders don’t come that far', () => {
    const [near, far] = results
    if (near === undefined || far === undefined) throw new Error('There are two')
    const tooFar = { ...far, channel: { ...far.channel, reasons: ['OUTSIDE_CATCHMENT'] } }
    open(
      { ...found, fulfilment: 'DELIVERY', results: [near, tooFar] },
      { at: '/order/search/results?q=m34en&fulfilment=delivery' },
    )
    expect(card('Galo Piccadilly').getByText('Too far to arrive hot enough')).toBeVisible()
    expect(card('Galo Piccadilly').getByRole('link', { name: /^Collect instead/ })).toHaveAttribute(
      'href',
      '/order/search/results?q=m34en&fulfilment=collection',
    )
    expect(card('Galo Piccadilly').queryByRole('link', { name: /menu|order/i })).not.toBeInTheDocument()
    expect(card('Galo Piccadilly').getByRole('link', { name: /^Hours and details/ })).toHaveAttribute(
      'href',
      '/restaurants/galo-piccadilly',
    )
    expect(screen.getByText(/around you/)).toHaveTextContent('2 Galos around you, 1 delivering to your door now.')
  })

  it('says that nobody delivers there, in the words that were asked for, and where to go on', () => {
    open({ ...found, fulfilment: 'DELIVERY', results: [] }, { at: '/order/search/results?q=m34en&fulfilment=delivery' })
    expect(screen.getByText('We are unable to deliver to you just yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Collect instead' })).toBeVisible()
  })

  it('filters by links, and says who is hidden for the lack of what', async () => {
    const hidden = { count: 1, names: ['Galo Piccadilly'], lacks: 'halal', areSomeClosed: false } as const
    const { user } = open(
      { ...found, results: results.slice(0, 1), filters: { openNow: true, facilities: ['halal'] }, hidden },
      { at: '/order/search/results?q=m34en&open=1&with=halal' },
    )
    const chips = within(screen.getByRole('list', { name: 'Only show' }))
    expect(chips.getByRole('link', { name: 'Halal, on' })).toHaveAttribute('aria-current', 'true')
    expect(chips.getByRole('link', { name: 'Step-free' })).not.toHaveAttribute('aria-current')
    expect(screen.getByText('Galo Piccadilly is hidden: no halal grill.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/order/search/results?q=m34en')
    await user.click(chips.getByRole('link', { name: 'Halal, on' }))
    expect(window.location.search).toBe('?q=m34en&open=1')
  })

  it('does not say that nobody is near when a filter hides them all', () => {
    const hidden = { count: 2, names: ['Galo Deansgate', 'Galo Piccadilly'], lacks: null, areSomeClosed: true }
    open({ ...found, results: [], hidden })
    expect(
      screen.getByText(/Galo Deansgate and Galo Piccadilly are hidden: not open now, or not all of what you asked for/),
    ).toBeVisible()
    expect(screen.getByText('No Galo near there has all that you asked for.')).toHaveAttribute('role', 'status')
    expect(screen.queryByText('No Galo near there yet')).not.toBeInTheDocument()
  })

  it('lists only houses that ride themselves as delivering while the riders’ own service is down', () => {
    const [ours, partners] = results
    if (ours === undefined || partners === undefined) throw new Error('There are two')
    const theirs = { ...partners, channel: { ...partners.channel, provider: 'DELIVEROO' } }
    open(
      { ...found, fulfilment: 'DELIVERY', results: [ours, theirs] },
      { flags: { 'delivery-partner-unavailable': true } },
    )
    expect(card('Galo Piccadilly').getByText('Not taking orders right now')).toBeVisible()
    expect(card('Galo Deansgate').getByText('Arrives in')).toBeVisible()
  })

  it('says once that nothing is taken at all while both ways are switched off', () => {
    const flags = { 'collect-unavailable': true, 'delivery-unavailable': true }
    open(found, { flags })
    expect(screen.getByText('No orders are taken just now')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Collect instead' })).not.toBeInTheDocument()
  })

  it('says until when it is open and what it has, beside the facts', () => {
    const withFacilities = results.map((result) => ({ ...result, facilities: ['halal', 'wifi'] as const }))
    open({ ...found, results: withFacilities })
    const points = card('Galo Piccadilly').getAllByRole('listitem')
    expect(points.map(({ textContent }) => textContent)).toEqual(['Open until 22:00', 'Halal'])
  })

  it('finds the restaurants after a failure when asked again, without losing what was typed', async () => {
    const http = createFakeHttp({
      'localities.autocomplete-address': () => ({
        predictions: [{ id: 'm3', displayLabel: 'M3 4EN', type: 'postal_code', hasAddresses: false }],
      }),
      'localities.get-address-details': () => ({
        address: {
          id: 'm3',
          type: 'postal_code',
          lineOne: '',
          city: 'Manchester',
          postcode: 'M3 4EN',
          country: 'United Kingdom',
          countryCode: 'GB',
          formatted: 'M3 4EN',
          coordinates: COORDINATES,
        },
      }),
      'restaurants.search-restaurants': () => ({ data: { restaurants: { items: [aRestaurantEstimate()] } } }),
      'capacity.get-throttles': () => ({ data: { throttles: [] } }),
      'capacity.list-available-times': () => ({ data: { availableTimes: [] } }),
    })
    const { user } = open({ kind: 'failed', query: 'm34en', code: 'timeout', reference: TRACE }, { http })
    expect(screen.getByRole('combobox')).toHaveValue('m34en')
    expect(screen.getByText(TRACE)).toBeVisible()
    await user.click(await tryAgain())
    expect(await screen.findByRole('heading', { name: 'Galo Deansgate' })).toBeVisible()
  })

  it('can be asked once more when asking broke down, instead of waiting for ever', async () => {
    const http = createFakeHttp({
      'localities.autocomplete-address': () => {
        throw new Error('Loading chunk 7 failed')
      },
    })
    const { user } = open({ kind: 'failed', query: 'm34en', code: 'timeout', reference: TRACE }, { http })
    await user.click(await tryAgain())
    expect(await screen.findByText(/A part of the site didn’t arrive/)).toBeVisible()
    expect(await tryAgain()).toBeVisible()
  })

  it('gives a phone number after the third failure', async () => {
    const http = createFakeHttp({
      'localities.autocomplete-address': () => {
        throw new NetworkError('unreachable')
      },
    })
    const { user } = open({ kind: 'failed', query: 'm34en', code: 'network', reference: null }, { http })
    await user.click(await tryAgain())
    await user.click(await tryAgain())
    expect((await screen.findAllByRole('link', { name: /0808/ }))[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})
