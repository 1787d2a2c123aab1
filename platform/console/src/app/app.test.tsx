import { screen, waitFor, within } from '@galo/testing'
import { aFault, aRestaurant, anOrder } from '../test/builders'
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
