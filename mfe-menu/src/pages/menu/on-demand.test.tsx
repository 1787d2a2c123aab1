import { Link } from '@galo/navigation'
import { act, renderScreen, screen, waitFor } from '@galo/testing'
import { onDemand, useLost, type LostProps } from './on-demand'

const show = (
  bring: Parameters<typeof onDemand<{ readonly name: string }>>[0],
  options = {},
  at = '/order/menu/galo-deansgate',
) => {
  const Sheet = onDemand(bring, options)
  return renderScreen(
    <>
      <h1>The menu</h1>
      <Link to="?item=half-chicken">Half chicken</Link>
      <Sheet name="Half chicken" />
    </>,
    { owner: 'mfe-menu', at },
  )
}

const Sheet = ({ name }: { readonly name: string }) => <h2>{name}</h2>

describe('what opens on top of the menu', () => {
  it('leaves the menu where it is when its code doesn’t come, and opens once it does', async () => {
    const bring = jest.fn().mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(Sheet)
    const { user } = show(bring)
    expect(await screen.findByText('That didn’t open. Nothing in your basket changed.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The menu' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Half chicken' })).toBeVisible()
    expect(screen.queryByText(/didn’t open/)).not.toBeInTheDocument()
  })

  it('opens for who presses the same dish again, its code having been lost the first time', async () => {
    const bring = jest.fn().mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(Sheet)
    const { user } = show(bring, {}, '/order/menu/galo-deansgate?item=half-chicken')
    expect(await screen.findByText(/didn’t open/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Half chicken' }))
    expect(await screen.findByRole('heading', { name: 'Half chicken' })).toBeVisible()
    expect(bring).toHaveBeenCalledTimes(2)
  })

  it('opens by itself once the line is back', async () => {
    const bring = jest.fn().mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(Sheet)
    show(bring)
    expect(await screen.findByText(/didn’t open/)).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: 'Half chicken' })).toBeVisible()
  })

  it('says that it is on its way when it takes long', async () => {
    show(() => new Promise(() => {}))
    expect(await screen.findByText('Opening it')).toBeVisible()
  })

  it('says nothing about what nobody waits for', async () => {
    const bring = jest.fn().mockRejectedValue(new Error('Loading chunk failed'))
    show(bring, { isExtra: true })
    await waitFor(() => expect(bring).toHaveBeenCalled())
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('is there at once when its code was brought before', async () => {
    const load = jest.fn().mockResolvedValue(Sheet)
    const Brought = onDemand<{ readonly name: string }>(load)
    Brought.bring()
    Brought.bring()
    await act(async () => {})
    renderScreen(<Brought name="Half chicken" />, { owner: 'mfe-menu' })
    expect(screen.getByRole('heading', { name: 'Half chicken' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('waits, and says that it was lost, in its own place where it has one', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(Sheet)
    const Lost = ({ error }: LostProps) => <button onClick={useLost(error)}>Lost here</button>
    const { user } = show(load, { Meanwhile: () => <p>Its place</p>, Lost })
    expect(screen.getByText('Its place')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Lost here' }))
    expect(await screen.findByRole('heading', { name: 'Half chicken' })).toBeVisible()
  })
})
