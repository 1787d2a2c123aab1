import { screen, waitFor, within } from '@galo/testing'
import { aDelivery, anOrder } from '../test/builders'
import { NOW, renderConsole } from '../test/render-console'
import { OrdersView } from './orders-view'

const column = (name: RegExp) => within(screen.getByRole('region', { name }))

const open = async (answers: Readonly<Record<string, () => unknown>>) => {
  const started = renderConsole(<OrdersView restaurantId="" />, {
    'console.get-scenario': () => ({ name: 'by-hand', scenarios: [{ name: 'by-hand', about: 'Nobody answers' }] }),
    ...answers,
  })
  await screen.findByRole('option', { name: 'Nobody answers' })
  return started
}
const board = (...orders: ReturnType<typeof anOrder>[]) => ({ name: 'board', data: { now: NOW, orders } }) as const

describe('The board', () => {
  it('hands the keyboard on with the ticket: from Accept to the ticket on the coals', async () => {
    const { user, pushEvent } = await open({
      'console.confirm-order': () => ({ id: 'order-1', order_state: 'confirmed' }),
    })
    await pushEvent(board(anOrder()))
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    await pushEvent({ name: 'order', data: anOrder({ stage: 'kitchen', state: 'confirmed' }) })
    expect(column(/^On the coals/).getByRole('article', { name: '4T-131' })).toHaveFocus()
  })

  it('keeps what somebody has begun to take out of an order while its ticket goes to another column', async () => {
    const { user, pushEvent } = await open({})
    await pushEvent(board(anOrder()))
    const dish = anOrder().items[0]?.name ?? 'no dish'
    await user.click(screen.getByRole('button', { name: 'Something ran out' }))
    await user.selectOptions(screen.getByLabelText(dish), '1')
    await pushEvent({ name: 'order', data: anOrder({ stage: 'kitchen', state: 'confirmed' }) })
    expect(column(/^On the coals/).getByLabelText(dish)).toHaveValue('1')
    await user.click(screen.getByRole('button', { name: 'Leave it in' }))
    expect(screen.queryByLabelText(dish)).not.toBeInTheDocument()
  })

  it('says why a press did nothing, in the platform’s words', async () => {
    const { user, pushEvent } = await open({
      'console.reject-order': () => {
        throw new Error('The order is already confirmed')
      },
    })
    await pushEvent(board(anOrder()))
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The order is already confirmed'))
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus()
  })

  it('gives the keyboard back to the map’s button when the map is closed, wherever its ticket is by then', async () => {
    const point = [0, 0] as const
    const ride = { state: 'RIDER_NEARBY', lengthM: 900, way: [point, [9, 9]], rider: point, streets: [] }
    const arrival = { lower: NOW, upper: NOW }
    const { user, pushEvent } = await open({ 'console.get-ride': () => ({ ...ride, arrival }) })
    const order = anOrder({ stage: 'kitchen', fulfilmentType: 'DELIVERY', delivery: aDelivery() })
    await pushEvent(board(order))
    await user.click(screen.getByRole('button', { name: 'Map' }))
    expect(await screen.findByRole('dialog', { name: 'Rider of 4T-131' })).toBeVisible()
    expect(await screen.findByText(/^The way is 0.9 km/)).toBeVisible()
    await pushEvent({ name: 'order', data: { ...order, stage: 'road' } })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(column(/^On the road/).getByRole('button', { name: 'Map' })).toHaveFocus())
  })
})
