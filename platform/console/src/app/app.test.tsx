import { screen, waitFor, within } from '@galo/testing'
import { aDelivery, aFault, aRestaurant, anOrder } from '../test/builders'
import { NOW, renderConsole } from '../test/render-console'
import { App } from './app'

const column = (name: RegExp) => within(screen.getByRole('region', { name }))

const open = async (hash = '', answers: Readonly<Record<string, () => unknown>> = {}) => {
  history.replaceState(null, '', `/console${hash}`)
  const started = renderConsole(<App />, {
    'console.list-restaurants': () => ({ restaurants: [aRestaurant()] }),
    'console.list-faults': () => ({ faults: [] }),
    'console.list-flags': () => ({ flags: [] }),
    'console.list-breakable-calls': () => ({ calls: [] }),
    'console.list-slots': () => ({ slots: [] }),
    'console.list-items': () => ({ items: [] }),
    'console.get-scenario': () => ({ name: 'by-hand', scenarios: [{ name: 'by-hand', about: 'Nobody answers' }] }),
    ...answers,
  })
  await screen.findByRole('heading', { level: 1 })
  await started.setConnected(true)
  return started
}
const board = (...orders: ReturnType<typeof anOrder>[]) => ({ name: 'board', data: { now: NOW, orders } }) as const

describe('The console', () => {
  it('shows an order the moment it is told, counts it and says so', async () => {
    const { pushEvent } = await open()
    await pushEvent(board())
    expect(column(/^New/).getByText('Nothing waits for you. The coals are up.')).toBeVisible()
    await pushEvent({ name: 'order', data: anOrder() })
    expect(column(/^New/).getByRole('article', { name: '4T-131' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('New order 4T-131, £19.00')
    expect(screen.getByRole('link', { name: /^Orders/ })).toHaveTextContent('1')
  })

  it('hands the keyboard on with the ticket: from Accept to the ticket on the coals', async () => {
    const { user, pushEvent } = await open('', {
      'console.confirm-order': () => ({ id: 'order-1', order_state: 'confirmed' }),
    })
    await pushEvent(board(anOrder()))
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    await pushEvent({ name: 'order', data: anOrder({ stage: 'kitchen', state: 'confirmed' }) })
    expect(column(/^On the coals/).getByRole('article', { name: '4T-131' })).toHaveFocus()
  })

  it('says why a press did nothing, in the platform’s words', async () => {
    const { user, pushEvent } = await open('', {
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
    const { user, pushEvent } = await open('', { 'console.get-ride': () => ({ ...ride, arrival }) })
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

describe('The views', () => {
  it('go by the address, have their own title, and begin at their top', async () => {
    const { user } = await open('#faults')
    expect(screen.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible()
    expect(document.title).toBe('Faults | Galo console')
    await user.click(screen.getByRole('link', { name: 'Clock' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Clock' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Clock' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Clock' })).toHaveFocus())
    expect(screen.queryByLabelText('Restaurant')).toBeNull()
  })

  it('stay as they were left, also what is half typed', async () => {
    const { user } = await open('#faults')
    await user.clear(screen.getByLabelText('Times'))
    await user.type(screen.getByLabelText('Times'), '7')
    await user.click(screen.getByRole('link', { name: 'Clock' }))
    await screen.findByRole('heading', { level: 1, name: 'Clock' })
    await user.click(screen.getByRole('link', { name: 'Faults' }))
    await screen.findByRole('heading', { level: 1, name: 'Faults' })
    expect(screen.getByLabelText('Times')).toHaveValue(7)
  })

  it('say when there is no line, and ask for what changed meanwhile when it is back', async () => {
    let faults = [aFault('quote')]
    const { setConnected } = await open('#faults', { 'console.list-faults': () => ({ faults }) })
    expect(await screen.findByText(/^Any \/quote/)).toBeVisible()
    await setConnected(false)
    expect(screen.getByText(/comes back by itself/)).toBeVisible()
    expect(screen.getByText('Reconnecting')).toBeVisible()
    faults = []
    await setConnected(true)
    expect(screen.getByText('Live')).toBeVisible()
    expect(await screen.findByText('Nothing is broken on purpose.')).toBeVisible()
  })
})
