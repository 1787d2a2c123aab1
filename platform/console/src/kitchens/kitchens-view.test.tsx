import { useState } from 'react'
import { fireEvent, screen, within } from '@galo/testing'
import type { StockItem, TradingRestaurant } from '../../calls'
import { aRestaurant } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { KitchensView } from './kitchens-view'

const DISH: StockItem = { id: 'chicken', name: 'Half chicken', section: 'Chicken', status: 'AVAILABLE' }

const Chosen = () => {
  const [id, setId] = useState('')
  return <KitchensView restaurantId={id} onChoose={setId} />
}

const opened = async (
  restaurant = aRestaurant({ hasChosenHours: true }),
  slots: readonly object[] = [],
  leftOut: readonly object[] = [],
) => {
  const all = (over: Partial<TradingRestaurant>) => ({ restaurants: [{ ...restaurant, ...over }] })
  const started = renderConsole(<Chosen />, {
    'console.list-restaurants': () => all({}),
    'console.list-slots': () => ({ slots }),
    'console.list-left-out': () => ({ orders: leftOut }),
    'console.call-off-left-out': () => ({ orders: [] }),
    'console.list-items': () => ({ items: [DISH] }),
    'console.set-available': () => ({ id: DISH.id, isAvailable: false }),
    'console.throttle-channel': () => all({ throttledUntil: { COLLECTION: null, DELIVERY: '2026-11-17T19:00:00Z' } }),
    'console.choose-hours': () => all({ hasChosenHours: false }),
  })
  await started.user.click(await screen.findByRole('button', { name: /Galo Soho/ }))
  await screen.findByText('Half chicken')
  return {
    ...started,
    pushRestaurant: (over: Partial<TradingRestaurant>) => started.pushEvent({ name: 'restaurants', data: all(over) }),
  }
}

describe('The kitchens', () => {
  it('are found by name or town', async () => {
    const { user } = renderConsole(<Chosen />, {
      'console.list-restaurants': () => ({
        restaurants: [aRestaurant(), aRestaurant({ id: 'cork', name: 'Galo Quay', city: 'Cork', market: 'IE' })],
      }),
    })
    await user.type(await screen.findByLabelText('Find a restaurant'), 'cork')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await user.type(screen.getByLabelText('Find a restaurant'), '!')
    expect(screen.getByText('No restaurant is called that.')).toBeVisible()
  })

  it('sell a dish out at once', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('checkbox', { name: /Half chicken/ }))
    expect(await screen.findByText(/^1 of 1 sold out/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /Half chicken/ })).not.toBeChecked()
  })

  it('take a tick away at once, without waiting for the platform', async () => {
    await opened()
    const tick = screen.getByRole('checkbox', { name: /Half chicken/ })
    fireEvent.click(tick)
    expect(tick).not.toBeChecked()
    expect(await screen.findByText(/^1 of 1 sold out/)).toBeVisible()
    expect(tick).not.toBeChecked()
  })

  it('show which slots are taken, some, all or none', async () => {
    const slot = (label: string, taken: number) => ({ time: label, label, taken, capacity: 2 })
    await opened(undefined, [slot('18:00', 0), slot('18:05', 1), slot('18:10', 2)])
    const list = within(screen.getByRole('list', { name: 'Slots today' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '18:000 of 2',
      '18:051 of 2',
      '18:10full',
    ])
    expect(screen.getByText('3 slots to come, 3 orders in them.')).toBeVisible()
  })
})

describe('What was promised for when the doors are shut', () => {
  it('is shown, and called off for a reason by one press', async () => {
    const order = { id: 'one', shortId: 'K4PT', pickupLabel: '18:15', customerName: 'Ana', totalLabel: '£21.90' }
    const { user } = await opened(aRestaurant({ isClosed: true }), [], [order])
    const list = await screen.findByRole('list', { name: 'Orders for when the doors are shut' })
    expect(list).toHaveTextContent('K4PT 18:15 · Ana · £21.90')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Because' }), 'No power')
    await user.click(screen.getByRole('button', { name: 'Call off 1 order' }))
    expect(await screen.findByText('1 order called off, the money is on its way back')).toBeVisible()
    expect(list).not.toBeInTheDocument()
  })

  it('is not spoken of where everything can be kept', async () => {
    await opened()
    expect(screen.queryByRole('button', { name: /^Call off/ })).toBeNull()
  })
})

describe('The keyboard in a kitchen', () => {
  it('is at its name once it is chosen', async () => {
    await opened()
    expect(screen.getByRole('heading', { name: 'Galo Soho' })).toHaveFocus()
  })

  it('stays on the button that holds orders back and takes them again', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Hold 30 min, delivery' }))
    expect(await screen.findByRole('button', { name: 'Take orders, delivery' })).toHaveFocus()
    expect(screen.getByText('Delivery: nothing before 19:00')).toBeVisible()
  })

  it('goes to the button beside the one for usual hours, which is gone then', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Usual hours' }))
    expect(await screen.findByText(/^As usual/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close the restaurant' })).toHaveFocus()
  })

  it('leaves times that are typed and not sent alone, also when it has gone on to the next', async () => {
    const { user, pushRestaurant } = await opened()
    await user.clear(screen.getByLabelText('Closes'))
    await user.type(screen.getByLabelText('Closes'), '14:30')
    screen.getByLabelText('Opens').focus()
    await pushRestaurant({ hours: { opens: '12:00', closes: '21:00' } })
    expect(screen.getByLabelText('Opens')).toHaveValue('12:00')
    expect(screen.getByLabelText('Closes')).toHaveValue('14:30')
  })
})
