import { act, fireEvent, screen } from '@galo/testing'
import { Link } from '@galo/navigation'
import { Header } from './header'
import { aDish, aRoute, codeOf, search } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'

jest.mock('./header', () => {
  const actual = jest.requireActual<{ readonly Header: typeof Header }>('./header')
  return { Header: jest.fn(actual.Header) }
})

describe('what stands round a page', () => {
  const draw = jest.mocked(Header)
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  const show = async () => {
    const site = aSite('/order/search')
    const Page = () => (
      <>
        <Link to="?item=half-chicken">A dish on top of it</Link>
        <Link to="/order/nowhere">To another page</Link>
      </>
    )
    await site.remotes.arrive(
      search,
      './search.start',
      codeOf(aRoute({ id: 'search.start', load: async () => aDish('Find a Galo'), dataKey: () => '', Page })),
    )
    await site.show()
    draw.mockClear()
  }

  it('is not drawn again for what opens on top of the page', async () => {
    await show()
    await act(async () => void fireEvent.click(screen.getByText('A dish on top of it')))
    expect(window.location.search).toBe('?item=half-chicken')
    expect(draw).not.toHaveBeenCalled()
  })

  it('is drawn for another page', async () => {
    await show()
    await act(async () => void fireEvent.click(screen.getByText('To another page')))
    expect(draw).toHaveBeenCalled()
  })
})
