import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, screen } from '@galo/testing'
import { onDemand } from './on-demand'

interface SheetProps {
  readonly price: string
}

const Sheet = ({ price }: SheetProps) => (
  <>
    <input type="checkbox" aria-label="Fogo" />
    <p>{price}</p>
  </>
)

const fromServer = async (): Promise<string> => {
  const Part = onDemand(async () => Sheet)
  Part.bring()
  await Promise.resolve()
  return renderToString(<Part price="£10.95" />)
}

describe('what lay open on top of the menu when the server drew it', () => {
  const place = document.createElement('div')
  let root: Root | undefined

  afterEach(() => {
    act(() => root?.unmount())
    place.remove()
  })

  it('keeps what was chosen there while its code is on the way, whatever changes round it, and lives once that is here', async () => {
    let arrive = (_Part: typeof Sheet) => {}
    const Part = onDemand(() => new Promise<typeof Sheet>((resolve) => (arrive = resolve)))
    document.body.append(place)
    place.innerHTML = await fromServer()
    const fogo = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Fogo' })
    await act(async () => {
      root = hydrateRoot(place, <Part price="£10.95" />)
    })
    act(() => fogo.click())
    await act(async () => root?.render(<Part price="£12.95" />))
    expect(screen.getByRole('checkbox', { name: 'Fogo' })).toBe(fogo)
    await act(async () => arrive(Sheet))
    expect(screen.getByRole('checkbox', { name: 'Fogo' })).toBe(fogo)
    expect(fogo).toBeChecked()
    expect(screen.getByText('£12.95')).toBeVisible()
  })
})
