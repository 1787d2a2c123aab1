import { act, createFakeHttp, fireEvent, renderScreen, screen, waitFor, type ScreenOptions } from '@galo/testing'
import { SUGGESTION_DELAY_MS } from '@galo/services/places/use-suggestions'
import remote from '../../../remote'
import { SearchPage } from './search-page'

const NOWHERE = remote.stores.location.initial

const predictions = [
  { id: 'deansgate-231', displayLabel: '231 Deansgate, Manchester', type: 'address', hasAddresses: false },
  { id: 'deansgate-240', displayLabel: '240 Deansgate, Manchester', type: 'address', hasAddresses: false },
]
const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<SearchPage />, {
    owner: 'mfe-search',
    http: createFakeHttp({
      'localities.autocomplete-address': () => ({ predictions }),
      'localities.get-address-details': () => ({
        address: {
          id: 'deansgate-240',
          type: 'address',
          lineOne: '240 Deansgate',
          city: 'Manchester',
          postcode: 'M3 4BQ',
          country: 'United Kingdom',
          countryCode: 'GB',
          formatted: '240 Deansgate, Manchester, M3 4BQ',
          coordinates: { latitude: 53.476, longitude: -2.251 },
        },
      }),
    }),
    ...options,
  })

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where are you?' })
const address = () => decodeURIComponent(`${window.location.pathname}${window.location.search}`.replaceAll('+', ' '))

describe('SearchPage', () => {
  it('is a form that works before any script', () => {
    open()
    const form = screen.getByRole<HTMLFormElement>('search')
    expect(form).toHaveAttribute('action', '/order/search/results')
    expect(form.method).toBe('get')
    expect(Object.fromEntries(new FormData(form).entries())).toEqual({ q: '', fulfilment: 'collection' })
  })

  it('asks first how one gets the food, and sends that along', async () => {
    const { user } = open()
    const ways = screen.getAllByRole<HTMLInputElement>('radio')
    expect(ways.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Delivery', false],
      ['Collection', true],
      ['Eat in', false],
    ])
    await user.click(screen.getByRole('radio', { name: 'Delivery' }))
    expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('fulfilment')).toBe('delivery')
    await user.type(field(), 'm34en{Enter}')
    await waitFor(() => expect(address()).toBe('/order/search/results?q=m34en&fulfilment=delivery'))
  })

  it('still knows after a reload how one gets the food, and takes another page’s word for it', async () => {
    const { user, state, unmount } = open()
    await user.click(screen.getByRole('radio', { name: 'Delivery' }))
    const unsentPlace = state.read('unsentPlace').getState()
    unmount()
    const reloaded = open({ seed: { unsentPlace } })
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Delivery' }))
    reloaded.unmount()
    const elsewhere = open({ seed: { unsentPlace }, at: '/order/search?fulfilment=eat-in' })
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Eat in' }))
    elsewhere.unmount()
    const again = open({ seed: { unsentPlace } })
    await again.user.type(field(), 'm34en{Enter}')
    await waitFor(() => expect(address()).toBe('/order/search/results?q=m34en&fulfilment=delivery'))
    expect(again.state.read('unsentPlace').getState().way).toBeNull()
  })

  it.each([
    ['delivery', 'Delivery'],
    ['eat-in', 'Eat in'],
    ['at-table', 'Eat in'],
    ['by-balloon', 'Collection'],
  ])('begins a search for %s with “%s”', (inUrl, way) => {
    open({ at: `/order/search?fulfilment=${inUrl}` })
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: way }))
  })

  it('leads to the restaurants around a postcode, with or without the space', async () => {
    const { user } = open()
    await user.type(field(), 'm34en{Enter}')
    await waitFor(() => expect(address()).toBe('/order/search/results?q=m34en&fulfilment=collection'))
  })

  it('lets new words take the place of a search before this one', async () => {
    const { user } = open({ seed: { location: { ...NOWHERE, query: 'M3 4LZ' } } })
    expect(field()).toHaveValue('M3 4LZ')
    await user.click(field())
    await user.keyboard('Leeds')
    expect(field()).toHaveValue('Leeds')
  })

  it('says beside the field that a postcode is not valid, and keeps what was typed', async () => {
    const { user } = open()
    await user.type(field(), 'M3 4EZZ')
    await user.click(screen.getByRole('button', { name: /find my galo/i }))
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid postcode'))
    expect(field()).toBeInvalid()
    expect(field()).toHaveValue('M3 4EZZ')
    expect(field()).toHaveFocus()
    expect(address()).toBe('/order/search')
  })

  it('asks for a valid address when there is none, and stops asking when one is typed', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: /find my galo/i }))
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid address'))
    await user.type(field(), 'D')
    expect(field()).toBeValid()
  })

  it('suggests places, and lets the arrow keys choose one', async () => {
    const { user } = open()
    await user.type(field(), 'Deansgate')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('240 Deansgate')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('240 Deansgate, Manchester')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toContain('lat=53.476&lon=-2.251'))
  })

  it('names the list around a picked suggestion as likely next, asks once where that is, and takes it back for other words', async () => {
    const { user, http } = open()
    const likely = () => screen.getByRole('search').getAttribute('data-prepare')
    await user.type(field(), 'Deansgate')
    await user.click(await screen.findByRole('option', { name: /240/ }))
    await waitFor(() => expect(likely()).toContain('q=240+Deansgate%2C+Manchester&lat=53.476&lon=-2.251'))
    await user.type(field(), ' M3')
    expect(likely()).toBeNull()
    await user.click(await screen.findByRole('option', { name: /240/ }))
    await waitFor(() => expect(likely()).not.toBeNull())
    const named = likely()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(`${window.location.pathname}${window.location.search}`).toBe(named))
    expect(http.calls.filter(({ contract }) => contract === 'localities.get-address-details')).toHaveLength(1)
  })

  it('suggests nothing and asks nobody while suggestions are switched off; words are still looked up when they are sent', async () => {
    const { user, http } = open({ flags: { 'address-autocomplete': false } })
    await user.type(field(), 'Deansgate')
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * SUGGESTION_DELAY_MS)))
    expect(http.calls).toEqual([])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/order/search/results?q=Deansgate&fulfilment=collection'))
  })

  it('says that it is looking while the place of a suggestion is on its way, and goes nowhere when other words are typed', async () => {
    const { user, http } = open()
    let answer: (details: object) => void = () => {}
    http.answer('localities.get-address-details', () => new Promise((resolve) => (answer = resolve)))
    await user.type(field(), 'Deansgate')
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    await user.click(screen.getByRole('button', { name: /find my galo/i }))
    const looking = await screen.findByRole('button', { name: 'Looking' })
    await user.click(looking)
    await waitFor(() => expect(http.calls.map(({ contract }) => contract)).toContain('localities.get-address-details'))
    expect(http.calls.filter(({ contract }) => contract === 'localities.get-address-details')).toHaveLength(1)
    await user.type(field(), 'x')
    expect(screen.getByRole('button', { name: /find my galo/i })).toBeVisible()
    await act(async () => answer({}))
    expect(address()).toBe('/order/search')
  })

  it('never offers for new words what was suggested for others', async () => {
    const { user, http } = open()
    await user.type(field(), 'Deansgate')
    await screen.findAllByRole('option')
    let answer: (found: object) => void = () => {}
    http.answer('localities.autocomplete-address', () => new Promise((resolve) => (answer = resolve)))
    await user.clear(field())
    const before = http.calls.length
    await user.paste('Piccadilly')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await waitFor(() => expect(http.calls.length).toBeGreaterThan(before))
    answer({ predictions: [{ ...predictions[0], displayLabel: '2 Piccadilly, Manchester' }] })
    expect(await screen.findByRole('option', { name: /Piccadilly/ })).toBeVisible()
  })

  it('tells nobody to check the spelling of half a postcode', async () => {
    const { user, http } = open()
    http.answer('localities.autocomplete-address', () => ({ predictions: [] }))
    await user.type(field(), 'M3 4E')
    await waitFor(() => expect(http.calls).toHaveLength(1))
    await act(async () => {})
    expect(screen.queryByText(/check the spelling/i)).not.toBeInTheDocument()
    await user.type(field(), 'X')
    expect(await screen.findByText(/check the spelling/i, { ignore: '[role=status]' })).toBeVisible()
  })

  it('asks the address search once for a burst of typing', async () => {
    const { http } = open()
    // In one go: however slow the machine, no pause falls between two letters.
    for (let letters = 1; letters <= 'Deansgate'.length; letters += 1)
      fireEvent.change(field(), { target: { value: 'Deansgate'.slice(0, letters) } })
    await screen.findAllByRole('option')
    expect(http.calls.map(({ query }) => query?.['input'])).toEqual(['Deansgate'])
    expect(http.calls[0]?.query).toMatchObject({ country: 'GB', types: 'locality|postal_code|address' })
  })

  it('fills in what was asked for earlier in the visit', () => {
    open({ seed: { location: { ...NOWHERE, query: 'M3 4EN' } } })
    expect(field()).toHaveValue('M3 4EN')
  })

  it('knows the way back to a place it has found before', async () => {
    const { user, http } = open({
      seed: {
        location: {
          ...NOWHERE,
          query: 'Your location',
          label: 'you',
          coordinates: { latitude: 53.48, longitude: -2.24 },
        },
      },
    })
    await user.click(screen.getByRole('button', { name: /find my galo/i }))
    await waitFor(() => expect(address()).toContain('lat=53.48&lon=-2.24'))
    expect(http.calls).toHaveLength(0)
  })

  it('leads from a dish to the menu of the restaurant chosen last, and before that to the question', async () => {
    const { user, unmount } = open()
    await user.click(screen.getByRole('link', { name: 'Burgers' }))
    expect(screen.getByRole('combobox', { name: 'Burgers near you: where are you?' })).toHaveFocus()
    await user.keyboard('M3 4EN{Enter}')
    await waitFor(() => expect(address()).toContain('dish=burgers'))
    unmount()
    open({ seed: { restaurant: { selected: { id: 'r1', slug: 'galo-deansgate', name: 'Galo Deansgate' } } } })
    expect(screen.getByRole('link', { name: 'Burgers' })).toHaveAttribute(
      'href',
      '/order/menu/galo-deansgate?fulfilment=collection#burgers-and-wraps',
    )
  })

  it('remembers a dish before any script, by its address', () => {
    open({ at: '/order/search?dish=sides' })
    expect(screen.getByRole('combobox', { name: 'Sides near you: where are you?' })).toBeVisible()
    expect(new FormData(screen.getByRole<HTMLFormElement>('search')).get('dish')).toBe('sides')
    expect(screen.getByRole('link', { name: 'Drinks' })).toHaveAttribute('href', '/order/search?dish=drinks#where')
  })

  it('leads back to an order of this visit, and asks for nothing of it before there is one', () => {
    const fragments = { 'active-order': <p>Order 4T-118 is confirmed.</p> }
    const { unmount } = open({ fragments })
    expect(screen.queryByText(/4T-118/)).not.toBeInTheDocument()
    unmount()
    open({ fragments, seed: { submittedOrder: { orders: [{ orderId: 'o1', placedAt: '2026-11-18T12:05:00.000Z' }] } } })
    expect(screen.getByText(/4T-118/)).toBeVisible()
  })
})
