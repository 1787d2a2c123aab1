import { act, screen, waitFor, within } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import { aRestaurantEstimate } from '@galo/testing'
import { fill, payButton, personal, refusal, sent, settle } from '../../test/checkout-page.fixture'
import { address, aQuote, bare, delivered, location, openDelivery, withFee } from '../../test/delivery-page.fixture'

const goOn = () => screen.getByRole('button', { name: 'Continue to payment' })
const pay = async (user: Awaited<ReturnType<typeof openDelivery>>['user']) => {
  await fill(user, 'Name on card', 'Maeve Okafor')
  await user.click(payButton())
}

describe('a delivery at the checkout', () => {
  it('asks who first, and no rider before that', async () => {
    const { http } = await openDelivery(
      {},
      { fulfilmentDetails: { personal: { ...personal, saved: false }, fulfilment: null } },
    )
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(['Who it’s for', 'Where', 'For the rider', 'How you’ll pay'])
    expect(screen.getByText('Galo Deansgate, to your door.')).toBeInTheDocument()
    expect(sent(http, 'quotes.quote-address')).toEqual([])
    await settle()
  })

  it('begins with the address of the search, and says what bringing it there takes and costs', async () => {
    const { http } = await openDelivery()
    expect(screen.getByLabelText('Number and street')).toHaveValue('12 Chapel Street')
    expect(screen.getByLabelText('Postcode')).toHaveValue('M15 4AA')
    expect(screen.getByLabelText('Postcode')).toHaveAttribute('autocomplete', 'shipping postal-code')
    expect(await screen.findByText('25–40 min, £1.49')).toBeInTheDocument()
    expect(screen.getByText('12:15')).toBeInTheDocument()
    expect(sent(http, 'quotes.quote-address')[0]?.body).toMatchObject({
      address: { line1: '12 Chapel Street', postcode: 'M15 4AA', country_code: 'GB' },
    })
    expect(payButton()).toHaveTextContent('Pay £23.39')
  })

  it.each([
    ['DELIVEROO_FULFILLMENT', /A Deliveroo rider brings it/],
    ['DELIVEROO', /Deliveroo brings it/],
    ['GALO', /One of our own riders brings it/],
  ])('names the partner who brings it: %s', async (provider, said) => {
    const estimate = aRestaurantEstimate()
    const [channel] = estimate.orderChannel
    if (channel === undefined) throw new Error('A restaurant takes orders in some way')
    const orderChannel = [{ ...channel, fulfilmentMethod: 'DELIVERY' as const, provider }]
    await openDelivery({
      'restaurants.get-restaurant': () => ({ data: { restaurant: { ...estimate, orderChannel } } }),
    })
    expect(await screen.findByText(said)).toBeInTheDocument()
  })

  it('asks by the pin where there is one', async () => {
    const pinned = { ...location, address: { ...address, coordinates: { latitude: 53.46, longitude: -2.24 } } }
    const { http } = await openDelivery({}, { location: pinned })
    await screen.findByText('25–40 min, £1.49')
    expect(sent(http, 'quotes.quote-position')[0]?.body).toMatchObject({ lat: 53.46, lon: -2.24 })
  })

  it('logs the quote that the page asks for by itself apart from those that come after it', async () => {
    const pinned = { ...location, address: { ...address, coordinates: { latitude: 53.46, longitude: -2.24 } } }
    const log = jest.fn()
    const failing = () => {
      throw new NetworkError('unreachable')
    }
    const { user } = await openDelivery({ 'quotes.quote-position': failing }, { location: pinned }, log)
    await screen.findByText('We couldn’t ask a rider.')
    await user.click(goOn())
    const codes = () => log.mock.calls.map((call: readonly unknown[]) => (call[2] as { errorCode?: string }).errorCode)
    await waitFor(() =>
      expect(codes().filter((code) => code?.includes('LATLON'))).toEqual([
        'DELIVERY_FETCH_INITIAL_MOUNT_LATLON_QUOTE_ERROR',
        'DELIVERY_FETCH_LATLON_QUOTE_ERROR',
      ]),
    )
  })

  it('is paid and placed with its address, its note and its quote', async () => {
    const { user, http } = await openDelivery()
    await screen.findByText('25–40 min, £1.49')
    await user.click(goOn())
    expect(await screen.findByText('12 Chapel Street, Manchester, M15 4AA · 25–40 min · £1.49')).toBeInTheDocument()
    expect(screen.getByText('Blue door')).toBeInTheDocument()
    await pay(user)
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')[0]?.body).toMatchObject({
      type: 'DELIVERY',
      delivery_quote_id: 'quote-1',
      address: { line_1: '12 Chapel Street', postcode: 'M15 4AA', delivery_note: 'Blue door' },
    })
  })

  it('brings the next order of the visit to the same door without its being written again, unless another was searched for', async () => {
    const typed = { ...location, address: null }
    const { user, state, unmount } = await openDelivery({}, { location: typed })
    await fill(user, 'Number and street', '12 Chapel Street')
    await fill(user, 'Town or city', 'Manchester')
    await fill(user, 'Flat, floor, company (optional)', 'Flat 2')
    await user.click(goOn())
    await pay(user)
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    unmount()
    const fulfilmentDetails = state.read('fulfilmentDetails').getState()
    expect(fulfilmentDetails.fulfilment).toBeNull()

    const next = await openDelivery({}, { fulfilmentDetails, location: typed })
    expect(screen.getByLabelText('Number and street')).toHaveValue('12 Chapel Street')
    expect(screen.getByLabelText('Flat, floor, company (optional)')).toHaveValue('Flat 2')
    expect(await screen.findByText('25–40 min, £1.49')).toBeInTheDocument()
    next.unmount()

    await openDelivery({}, { fulfilmentDetails, location: { ...typed, postcode: null, query: 'Bath' } })
    expect(screen.getByLabelText('Number and street')).toHaveValue('')
    await settle()
  })

  it('complains where something is missing only when the customer goes on, and keeps every letter', async () => {
    const { user, state, http } = await openDelivery({}, { location: { ...location, address: null } })
    expect(screen.queryByText('Tell us the number and the street.')).not.toBeInTheDocument()
    await user.click(goOn())
    expect(screen.getByText('Tell us the number and the street.')).toBeInTheDocument()
    expect(screen.getByLabelText('Number and street')).toHaveFocus()
    await user.paste('1 Mill Lane')
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({
      address: { lineOne: '1 Mill Lane', postcode: 'M15 4AA' },
    })
    expect(sent(http, 'quotes.quote-address')).toEqual([])
  })

  it('names what has changed, and is not paid before the customer has said yes to it', async () => {
    const quote = { id: 'old', fee: 149, minimumMins: 25, maximumMins: 40, validUntil: '2026-11-18T12:01:00Z' }
    const { user } = await openDelivery(
      {
        'basket.add-quote': () => withFee(249),
        'basket.build-order': () => withFee(249),
        'quotes.quote-address': () => aQuote({ estimated_duration: { minimum_mins: 35, maximum_mins: 50 } }),
      },
      {
        basket: { ...delivered, signed: withFee(149) },
        fulfilmentDetails: {
          personal,
          fulfilment: {
            type: 'DELIVERY',
            address: { lineOne: '12 Chapel Street', lineTwo: '', city: 'Manchester', postcode: 'M15 4AA' },
            instructions: '',
            quote: { ...quote, basketId: bare.data.id, placeKey: '12 chapel street|manchester|m15 4aa' },
            agreed: { fee: 149, minimumMins: 25, maximumMins: 40 },
            saved: true,
          },
        },
      },
    )
    expect(await screen.findByText(/It costs £2.49 now, not £1.49. It takes 35–50 min now/)).toBeInTheDocument()
    await user.click(payButton())
    expect(screen.getByText(/Your delivery has changed. Have a look/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'That’s fine, go on' }))
    expect(await screen.findByText(/35–50 min · £2.49/)).toBeInTheDocument()
  })

  it('says that nobody rides there, and how to be fed all the same', async () => {
    const { user } = await openDelivery({
      'quotes.quote-address': () => {
        throw refusal('UNDELIVERABLE')
      },
    })
    const dialog = await screen.findByRole('dialog', { name: 'We can’t deliver to that address from here.' })
    expect(within(dialog).getByRole('link', { name: 'Collect instead' })).toHaveAttribute(
      'href',
      '/order/menu/deansgate?fulfilment=collection',
    )
    expect(within(dialog).getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/order/search')
    await user.click(within(dialog).getByRole('button', { name: 'Close popup' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Number and street')).toHaveValue('12 Chapel Street')
  })

  it.each([
    ['BAD_REQUEST', 'We can’t read that address.'],
    ['EMAIL_REQUIRED', 'We need your e-mail address first.'],
    ['NOT_FOUND', 'We couldn’t ask a rider.'],
  ])('has words for %s', async (code, title) => {
    await openDelivery({
      'quotes.quote-address': () => {
        throw refusal(code)
      },
    })
    expect(await screen.findByText(title)).toBeInTheDocument()
  })

  it('says that the delivery fee could not be added, logs it by its code, and adds it when tried again', async () => {
    const logged: string[] = []
    let isDown = true
    const { user, http } = await openDelivery(
      {
        'basket.add-quote': () => {
          if (isDown) throw new NetworkError('unreachable')
          return withFee(149)
        },
      },
      {},
      (_, message) => logged.push(message),
    )
    expect(await screen.findByText('We couldn’t add the delivery fee. Please try again.')).toBeInTheDocument()
    expect(logged).toContain('checkout: DELIVERY_FEE_ERROR')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('25–40 min, £1.49')).toBeInTheDocument()
    expect(screen.queryByText(/couldn’t add the delivery fee/)).not.toBeInTheDocument()
    expect(sent(http, 'basket.add-quote')).toHaveLength(2)
  })

  it('asks no more after three failures in a row, and asks the customer', async () => {
    const { user, http } = await openDelivery({
      'quotes.quote-address': () => {
        throw new NetworkError('unreachable')
      },
    })
    await screen.findByText('We couldn’t ask a rider.')
    await user.click(goOn())
    await user.click(goOn())
    const dialog = await screen.findByRole('dialog', { name: 'We can’t reach the riders right now.' })
    expect(sent(http, 'quotes.quote-address')).toHaveLength(3)
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await act(async () => {})
    expect(sent(http, 'quotes.quote-address').length).toBeGreaterThan(3)
  })
})
