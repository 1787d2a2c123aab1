import { act, screen, waitFor } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import {
  aPlatform,
  open,
  openAtPayment,
  payButton,
  personal,
  ready,
  sent,
  settle,
  SLOT,
  TAKEN,
  times,
} from '../../test/checkout-page.fixture'

describe('The time on the checkout', () => {
  it('says that collection is fully booked, with a way on', async () => {
    open({}, aPlatform({ 'capacity.list-available-times': () => times() }))
    const dialog = await screen.findByRole('dialog', { name: 'No collection slots available' })
    expect(dialog).toHaveTextContent('Collection is fully booked here. Try another restaurant.')
    // Of money nobody has spoken yet.
    expect(dialog).not.toHaveTextContent('charged')
  })

  it('says that the restaurant is closed, and not that others were quicker, once it has closed for the day', async () => {
    open({}, aPlatform({ 'capacity.list-available-times': () => times() }), '2026-11-18T22:30:00Z')
    const dialog = await screen.findByRole('dialog', { name: 'No collection slots available' })
    expect(dialog).toHaveTextContent(
      'This restaurant is closed for today. Try another restaurant, or come back tomorrow.',
    )
    expect(screen.queryByText(/fully booked/)).not.toBeInTheDocument()
  })

  it('has the new day’s times on a page that was left open over midnight', async () => {
    jest.useFakeTimers()
    try {
      const { http } = open({}, aPlatform({ 'capacity.list-available-times': () => times() }), '2026-11-18T23:59:30Z')
      expect(await screen.findByRole('dialog', { name: 'No collection slots available' })).toBeInTheDocument()
      http.answer('capacity.list-available-times', () => times('2026-11-19T11:30:00.000Z'))
      await act(() => jest.advanceTimersByTimeAsync(31_000))
      expect(screen.getByRole('radio', { name: '11:30' })).toBeInTheDocument()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('is the first there is, checked and kept with one press, for whom it can’t be soon enough', async () => {
    const { user, state, http } = open()
    await user.click(await screen.findByRole('button', { name: 'As soon as possible · 12:20' }))
    expect(await screen.findByText('Collect today at 12:20')).toBeInTheDocument()
    expect(screen.getByLabelText('First name')).toBeInTheDocument()
    const first = '2026-11-18T12:20:00.000Z'
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({ pickupTime: first, saved: true })
    expect(sent(http, 'capacity.validate-time')).toMatchObject([{ body: { variables: { pickupTime: first } } }])
  })

  it('says so when the first there is went with that very press, and offers the next', async () => {
    const { user } = open({}, aPlatform({ 'capacity.validate-time': () => TAKEN }))
    await user.click(await screen.findByRole('button', { name: /^As soon as possible/ }))
    expect(await screen.findByText(/Someone beat us to 12:20/)).toBeInTheDocument()
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument()
  })

  it('shows a day of times an hour at a time, and the hour of what is chosen', async () => {
    const noon = Date.parse('2026-11-18T12:20:00Z')
    const day = Array.from({ length: 115 }, (_, step) => new Date(noon + step * 300_000).toISOString())
    const { user } = open({}, aPlatform({ 'capacity.list-available-times': () => times(...day) }))
    await screen.findByRole('radio', { name: '12:20' })
    expect(screen.getAllByRole('radio')).toHaveLength(8)
    await user.click(screen.getByRole('button', { name: '18:00' }))
    expect(screen.getAllByRole('radio')).toHaveLength(12)
    await user.click(screen.getByRole('radio', { name: '18:40' }))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    await user.click(await screen.findByRole('button', { name: 'Edit collection time' }))
    expect(screen.getByRole('radio', { name: '18:40' })).toBeChecked()
  })

  it('is given up on a page that is left open until it is less than ten minutes away', async () => {
    jest.useFakeTimers()
    try {
      const { state, http } = open({ fulfilmentDetails: ready }, aPlatform(), '2026-11-18T12:29:50Z')
      await act(() => jest.advanceTimersByTimeAsync(5_000))
      expect(screen.queryByText('Collection slot no longer available.')).not.toBeInTheDocument()
      http.answer('capacity.list-available-times', () => times('2026-11-18T12:55:00.000Z'))
      await act(() => jest.advanceTimersByTimeAsync(70_000))
      await act(() => jest.advanceTimersByTimeAsync(1_000))
      expect(screen.getByText('Collection slot no longer available.')).toBeInTheDocument()
      expect(screen.getByText(/^12:40 is too soon to cook for now\./)).toBeInTheDocument()
      expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({ pickupTime: null, saved: false })
      expect(screen.queryByRole('radio', { name: '12:40' })).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('says only that there are no times when nobody can tell why', async () => {
    open(
      {},
      aPlatform({
        'capacity.list-available-times': () => times(),
        'restaurants.get-restaurant': () => {
          throw new NetworkError('unreachable')
        },
      }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'No collection slots available' })
    expect(dialog).toHaveTextContent('There is no time to collect here at the moment. Try another restaurant.')
  })

  it('leads to the list, where it says what is missing, as often as no time is chosen', async () => {
    const { user } = open()
    const list = await screen.findByRole('group', { name: 'Collect today' })
    const go = screen.getByRole('button', { name: 'Confirm collection time' })
    for (const _press of [1, 2]) {
      await user.click(go)
      expect(list).toHaveFocus()
      expect(list).toHaveAccessibleDescription('No time chosen yet. Choose when you’d like to collect.')
    }
  })

  it('keeps the time that was chosen last, and asks about that, when another one is still being checked', async () => {
    const asked: ((isValid: boolean) => void)[] = []
    const { user, state, http } = open(
      {},
      aPlatform({
        'capacity.validate-time': () =>
          new Promise((resolve) => asked.push((valid) => resolve({ data: { validateTime: { valid } } }))),
      }),
    )
    await user.click(await screen.findByRole('radio', { name: '12:20' }))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    await user.click(screen.getByRole('radio', { name: '12:40' }))
    await act(async () => asked[0]?.(true))
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({ pickupTime: SLOT, saved: false })
    expect(screen.getByRole('radio', { name: '12:40' })).toBeChecked()

    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    await act(async () => asked[1]?.(true))
    expect(await screen.findByText('Collect today at 12:40')).toBeInTheDocument()
    expect(sent(http, 'capacity.validate-time').at(-1)).toMatchObject({ body: { variables: { pickupTime: SLOT } } })
  })

  it.each([
    ['goes on to pay when Pay was pressed while the new time was still being checked', true],
    ['pays for nothing when that time turns out to be gone, and not by itself for the next one', false],
  ])('%s', async (_, isValid) => {
    const { user, http } = await openAtPayment()
    await user.click(screen.getByRole('button', { name: 'Edit collection time' }))
    await user.click(await screen.findByRole('radio', { name: '12:20' }))
    let answer = (_valid: boolean) => {}
    http.answer(
      'capacity.validate-time',
      () => new Promise((resolve) => (answer = (valid) => resolve({ data: { validateTime: { valid } } }))),
    )
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByRole('button', { name: /Checking that time/ })
    await user.click(payButton())
    expect(screen.queryByText('One thing first.')).not.toBeInTheDocument()
    http.answer('capacity.validate-time', () => ({ data: { validateTime: { valid: true } } }))
    await act(async () => answer(isValid))
    if (!isValid) {
      await user.click(await screen.findByRole('radio', { name: '12:40' }))
      await user.click(screen.getByRole('button', { name: 'Update' }))
      expect(await screen.findByText('Collect today at 12:40')).toBeInTheDocument()
      await settle()
      expect(sent(http, 'payment.create-transaction')).toEqual([])
      return
    }
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')).toMatchObject([{ body: { pickup_time: '2026-11-18T12:20:00.000Z' } }])
  })

  it('offers the times again when they could not be had', async () => {
    let isDown = true
    const http = aPlatform({
      'capacity.list-available-times': () => {
        if (isDown) throw Object.assign(new NetworkError('unreachable'), { trace: '4bf92f3577b34da6' })
        return times(SLOT)
      },
    })
    const { user } = open({}, http)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('4bf92f3577b34da6')).toBeVisible()
    isDown = false
    await user.click(again)
    expect(await screen.findByRole('radio', { name: '12:40' })).toBeInTheDocument()
  })

  it('gives up a time that filled up in the meantime, and chooses none instead', async () => {
    const { state } = open(
      { fulfilmentDetails: ready },
      aPlatform({
        'capacity.list-available-times': () => times('2026-11-18T12:50:00.000Z'),
        'capacity.validate-time': () => TAKEN,
      }),
    )
    expect(await screen.findByText(/Collection slot no longer available/)).toBeInTheDocument()
    expect(screen.getByText(/Someone beat us to 12:40/)).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '12:50' })).not.toBeChecked()
    expect(state.read('fulfilmentDetails').getState().fulfilment).toEqual({
      type: 'COLLECTION',
      pickupTime: null,
      saved: false,
    })
    expect(screen.getByRole('group', { name: 'Collect today' })).toHaveFocus()
  })

  it('is none any more once the kitchen has said no to it, also where the list still has it', async () => {
    const { user, state } = open({}, aPlatform({ 'capacity.validate-time': () => TAKEN }))
    await user.click(await screen.findByRole('radio', { name: '12:40' }))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    expect(await screen.findByText(/Someone beat us to 12:40/)).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({ pickupTime: null, saved: false })
    for (const time of screen.queryAllByRole('radio')) expect(time).not.toBeChecked()
  })

  it('asks for a time anew at another restaurant: one that was chosen elsewhere is none', async () => {
    const { user, http } = open({
      fulfilmentDetails: {
        personal,
        fulfilment: { type: 'COLLECTION', pickupTime: SLOT, saved: true, restaurantId: 'galo-elsewhere' },
      },
    })
    expect(await screen.findByRole('radio', { name: '12:40' })).not.toBeChecked()
    await user.click(payButton())
    expect(screen.queryByText(/beat us|no longer available/)).not.toBeInTheDocument()
    expect(sent(http, 'payment.create-transaction')).toEqual([])
    await settle()
  })
})
