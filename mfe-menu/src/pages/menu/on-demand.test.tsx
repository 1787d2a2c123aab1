import { renderScreen, screen, waitFor } from '@galo/testing'
import { onDemand } from './on-demand'

const show = (bring: Parameters<typeof onDemand<{ readonly name: string }>>[0], options = {}) => {
  const Sheet = onDemand(bring, options)
  return renderScreen(
    <>
      <h1>The menu</h1>
      <Sheet name="Half chicken" />
    </>,
    { owner: 'mfe-menu', at: '/order/menu/galo-deansgate' },
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
})
