import { act, fireEvent, screen } from '@galo/testing'
import { memo, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, type PageRoute } from '@galo/navigation'
import { useStore } from '@galo/state'
import { aDish, aRoute, menu, codeOf, search, type Dish } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, click, goBack, MENU, SEARCH } from '../test/two-pages'

const told: string[] = []

/** A list that can be opened, says where it thinks it is, and counts its effects. */
const ListPage: PageRoute<Dish>['Page'] = ({ data }) => {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => {
    told.push('begins')
    return () => void told.push('stops')
  }, [])
  told.push(`drawn at ${pathname}`)
  return (
    <>
      <h1>{data.name}</h1>
      <button onClick={() => setOpen(true)}>{isOpen ? 'Opened' : 'Open'}</button>
      <label>
        Your words <input />
      </label>
      <Link to={MENU}>To the menu</Link>
    </>
  )
}

const listOf = (Page: PageRoute<Dish>['Page']) =>
  aRoute({ id: 'search.start', staysDrawn: true, load: async () => aDish('The list'), Page })

const atTheList = async (Page = ListPage) => {
  const site = aSite(SEARCH)
  await site.remotes.arrive(search, './search.start', codeOf(listOf(Page)))
  await site.remotes.arrive(menu, './menu.restaurant', aDishRoute())
  await site.show()
  return site
}

/** A page that does something about what a store says. */
const WaitingFor: PageRoute<Dish>['Page'] = () => {
  const query = useStore('location', (location) => location.query)
  useEffect(() => void told.push(`waits for ${query}`), [query])
  return (
    <>
      <h1>The list</h1>
      <Link to={MENU}>To the menu</Link>
    </>
  )
}

/** A form that leads to the menu, and has a button of another kind before what sends it. */
const SearchForm = ({ submit }: { readonly submit?: ReactNode }) => {
  const navigate = useNavigate()
  return (
    <form onSubmit={(event) => (event.preventDefault(), void navigate(MENU))}>
      <h1>The list</h1>
      <button type="button">Use my location</button>
      <input aria-label="Where" />
      {submit}
    </form>
  )
}

describe('A page that stays drawn', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
    told.length = 0
  })
  afterEach(closeSites)

  it('is shown again as it was left: typed and opened, and drawn neither meanwhile nor for the return', async () => {
    await atTheList()
    await click('Open')
    fireEvent.input(screen.getByLabelText('Your words'), { target: { value: 'M3' } })
    const drawn = () => told.filter((line) => line.startsWith('drawn'))
    const before = drawn()
    await click('To the menu')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
    await goBack()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The list')
    expect(screen.getByText('Opened')).toBeInTheDocument()
    expect(screen.getByLabelText('Your words')).toHaveValue('M3')
    expect(new Set(drawn())).toEqual(new Set([`drawn at ${SEARCH}`]))
    expect(drawn()).toHaveLength(before.length)
  })

  it('acts on what its stores say now, not on what they said when it was left', async () => {
    const site = await atTheList(memo(WaitingFor))
    await click('To the menu')
    told.length = 0
    act(() => site.environment.state.write('location').setState({ query: 'M3' }))
    expect(told).toEqual([])
    await goBack()
    expect(new Set(told)).toEqual(new Set(['waits for M3']))
  })

  it('gives the focus back to the button that led away', async () => {
    await atTheList(() => <SearchForm submit={<button>Find food</button>} />)
    await click('Find food')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
    await goBack()
    expect(screen.getByText('Find food')).toHaveFocus()
    // Sent by Enter from its field.
    await act(async () => void fireEvent.submit(screen.getByLabelText('Where').closest('form')!))
    await goBack()
    expect(screen.getByText('Find food')).toHaveFocus()
  })

  it('gives the focus back to the field of a form that nothing but its field sends', async () => {
    await atTheList(() => <SearchForm />)
    await act(async () => void fireEvent.submit(screen.getByLabelText('Where').closest('form')!))
    await goBack()
    expect(screen.getByLabelText('Where')).toHaveFocus()
    expect(screen.getByLabelText('Where')).not.toHaveAttribute('tabindex')
  })

  it('leaves nothing of itself in the document while it is away, and does nothing', async () => {
    await atTheList()
    await click('To the menu')
    expect(screen.queryByLabelText('Your words')).not.toBeInTheDocument()
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(told.at(-1)).toBe('stops')
    await goBack()
    expect(told.at(-1)).toBe('begins')
  })

  it('starts anew where a link leads to it', async () => {
    await atTheList()
    await click('Open')
    await click('To the menu')
    await click('To search')
    expect(screen.getByText('Open')).toBeInTheDocument()
  })

  it('has its title, and its heading the focus or the link that was pressed, on return', async () => {
    await atTheList()
    const link = screen.getByText('To the menu')
    link.focus()
    await click('To the menu')
    expect(document.title).toContain('Half chicken')
    await goBack()
    expect(document.title).toContain('The list')
    expect(link).toHaveFocus()
  })
})
