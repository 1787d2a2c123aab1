import { act, screen, waitFor, within } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import { aCustomerSession, aProfile } from '@galo/testing'
import { sent } from '../../test/checkout-page.fixture'
import { location, openDelivery } from '../../test/delivery-page.fixture'

const HERE = { latitude: 53.4775, longitude: -2.2497 }
const aPrediction = (id: string, displayLabel: string, type = 'address') => ({
  ...{ id, displayLabel, type },
  hasAddresses: type === 'postal_code',
})
const found = {
  ...{ id: 'a1', type: 'address', lineOne: '231 Deansgate', city: 'Manchester', postcode: 'M34EN' },
  ...{ country: 'United Kingdom', countryCode: 'GB', formatted: '', coordinates: HERE },
}
const DEANSGATE = aPrediction('a1', '231 Deansgate, Manchester M3 4EN')
const knows = {
  'localities.autocomplete-address': () => ({ predictions: [aPrediction('t1', 'Manchester', 'locality'), DEANSGATE] }),
  'localities.get-address-details': () => ({ address: found }),
}
const openFields = (
  answers: Parameters<typeof openDelivery>[0] = knows,
  seed: Parameters<typeof openDelivery>[1] = {},
) => openDelivery(answers, { location: { ...location, address: null, postcode: null, query: '' }, ...seed })
const finder = () => screen.getByRole('combobox', { name: 'Find your address' })
const street = () => screen.getByLabelText('Number and street')

describe('An address that is found at the checkout', () => {
  it('fills the fields by a press and by nothing else, and is asked for by its position', async () => {
    const { user, http } = await openFields()
    await user.type(finder(), '231 dea')
    // A town is nowhere that a rider can ring.
    expect(await screen.findByRole('option', { name: DEANSGATE.displayLabel })).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(street()).toHaveValue('')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(street()).toHaveValue('231 Deansgate'))
    expect(screen.getByLabelText('Postcode')).toHaveValue('M3 4EN')
    expect(screen.getByText('Filled in: 231 Deansgate, Manchester, M3 4EN. Change what isn’t right.')).toBeVisible()
    expect(finder()).toHaveFocus()
    await screen.findByText('25–40 min, £1.49')
    expect(sent(http, 'quotes.quote-position')[0]?.body).toMatchObject({ lat: HERE.latitude, lon: HERE.longitude })
  })

  it('is one of the doors of a whole postcode', async () => {
    const { user } = await openFields({
      'localities.autocomplete-address': () => ({
        predictions: [aPrediction('p1', 'M3 4EN, Manchester', 'postal_code')],
      }),
      'localities.get-address-details': () => ({ address: { ...found, type: 'postal_code' }, addresses: [DEANSGATE] }),
    })
    await user.type(finder(), 'm34en')
    expect(await screen.findByRole('option', { name: DEANSGATE.displayLabel })).toBeVisible()
  })

  it('comes too late for who has written on by hand, and keeps a flat that was written', async () => {
    let answer: (details: object) => void = () => {}
    const { user, http } = await openFields()
    await user.type(screen.getByLabelText(/^Flat/), 'Flat 2')
    http.answer('localities.get-address-details', () => new Promise((resolve) => (answer = resolve)))
    const choose = async () => {
      await user.clear(finder())
      await user.type(finder(), '231 dea')
      await user.click(await screen.findByRole('option'))
    }
    await choose()
    await waitFor(() => expect(sent(http, 'localities.get-address-details')).toHaveLength(1))
    await user.type(street(), '1 Mill Lane')
    await act(async () => answer({ address: found }))
    expect(street()).toHaveValue('1 Mill Lane')
    http.answer('localities.get-address-details', () => ({ address: found }))
    await choose()
    await waitFor(() => expect(street()).toHaveValue('231 Deansgate'))
    expect(screen.getByLabelText(/^Flat/)).toHaveValue('Flat 2')
  })

  it('that can’t be had leaves the fields as they are, and says so', async () => {
    const { user, http } = await openFields()
    http.answer('localities.autocomplete-address', () => {
      throw new NetworkError('unreachable')
    })
    await user.type(finder(), '231 dea')
    expect(await screen.findAllByText(/We can’t suggest addresses right now/)).not.toHaveLength(0)
    await user.type(street(), '1 Mill Lane')
    expect(street()).toHaveValue('1 Mill Lane')
  })
})

describe('The door where the device is', () => {
  let refuse: (code: number) => void
  beforeEach(() => {
    const getCurrentPosition = (_: PositionCallback, failed: PositionErrorCallback) => {
      refuse = (code) => failed({ code } as GeolocationPositionError)
    }
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

  it.each([
    [1, /keeps your location to itself/],
    [2, /can’t tell where you are/],
    [3, /took too long/],
  ])('says in words why it isn’t had (%i), until somebody writes', async (code, words) => {
    const { user } = await openFields()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    await act(async () => refuse(code))
    expect(await screen.findByText(words)).toBeVisible()
    await user.type(street(), '1')
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('says that nobody knows a door there', async () => {
    const getCurrentPosition = (had: PositionCallback) => had({ coords: HERE } as GeolocationPosition)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    const { user } = await openFields()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(/but no door there/)).toBeVisible()
    expect(street()).toHaveValue('')
  })
})

describe('The addresses of who is logged in', () => {
  const HOME = {
    ...{ primary: true, line1: '1 Canal Street', line2: null, city: 'Manchester', postcode: 'M1 3HE', country: 'GB' },
    deliveryInstructions: 'Ring twice',
  }
  const WORK = { ...HOME, primary: false, line1: '5 Chapel Street', postcode: 'M3 5JZ', deliveryInstructions: null }
  const asCustomer = (addresses: readonly object[], seed: Parameters<typeof openDelivery>[1] = {}) =>
    openFields(
      {
        ...knows,
        'profile.get-profile': () => ({ data: { getProfile: aProfile({ addresses: addresses as never }) } }),
      },
      { session: aCustomerSession(), ...seed },
    )
  const choices = () => screen.findByRole('group', { name: 'Your addresses' })

  it('are choices, of which none is taken by itself, with the note that belongs to each', async () => {
    const { user, http, state } = await asCustomer([WORK, HOME])
    const group = await choices()
    expect(within(group).getByRole('radio', { name: 'Another address' })).toBeChecked()
    expect(street()).toHaveValue('')
    await user.click(within(group).getByRole('radio', { name: /1 Canal Street/ }))
    expect(screen.queryByLabelText('Number and street')).not.toBeInTheDocument()
    await screen.findByText('25–40 min, £1.49')
    expect(sent(http, 'quotes.quote-address')[0]?.body).toMatchObject({ address: { line1: '1 Canal Street' } })
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({ instructions: 'Ring twice' })
    await user.click(within(group).getByRole('radio', { name: /5 Chapel Street/ }))
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({
      address: { lineOne: '5 Chapel Street' },
      instructions: '',
    })
  })

  it('leave what was typed for another where it can be had again', async () => {
    const { user } = await asCustomer([HOME], { location })
    const group = await choices()
    expect(within(group).getByRole('radio', { name: 'Another address' })).toBeChecked()
    expect(street()).toHaveValue('12 Chapel Street')
    await user.click(within(group).getByRole('radio', { name: /1 Canal Street/ }))
    expect(screen.queryByLabelText('Number and street')).not.toBeInTheDocument()
    await user.click(within(group).getByRole('radio', { name: 'Another address' }))
    expect(street()).toHaveValue('12 Chapel Street')
  })

  it('are those of this country, and without any the fields stand as for everybody', async () => {
    await asCustomer([{ ...HOME, country: 'IE' }])
    expect(await screen.findByLabelText('Number and street')).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Your addresses' })).not.toBeInTheDocument())
  })
})
