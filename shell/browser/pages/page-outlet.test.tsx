import { act, fireEvent, screen } from '@galo/testing'
import { StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { NetworkError, TimeoutError } from '@galo/contracts/errors'
import { failNaming, Link, notFound, redirectTo, type PageRoute } from '@galo/navigation'
import { StaticRouter } from '@galo/navigation/server'
import { App } from '../app'
import { aDish, aRoute, menu, noPageData, routesOf, search, type Dish } from '../test/a-visit'
import { aSite, closeSites, type Site } from '../test/render-site'
import { createPages } from './pages'

const MENU = '/order/menu/deansgate'
const SEARCH = '/order/search'

const DishPage: PageRoute<Dish>['Page'] = ({ data, params }) => (
  <>
    <h1>{data.name}</h1>
    <p>at {params['slug']}</p>
    <Link to={SEARCH}>To search</Link>
  </>
)
const aDishRoute = (route: Partial<PageRoute<Dish>> = {}) =>
  routesOf(aRoute({ Page: DishPage, Skeleton: () => <p>Menu skeleton</p>, ...route }))
const aSearchRoute = () =>
  routesOf(
    aRoute({
      id: 'search.start',
      load: async () => aDish('Find a Galo'),
      Page: ({ data }) => (
        <>
          <h1>{data.name}</h1>
          <Link to={MENU}>To the menu</Link>
          <Link to="/order/nowhere">To nowhere</Link>
        </>
      ),
    }),
  )

const arrive = (site: Site, route: unknown = aDishRoute()) => act(() => site.remotes.arrive(menu, './routes', route))
const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const goBack = () =>
  act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await back
  })

/** The document's root as the server sends it for a page whose data it has. */
const renderedByServer = ({ environment }: Site, registry = environment.registry): string => {
  const pages = createPages({
    visit: environment.visit,
    origin: location.origin,
    firstHref: location.pathname,
    registry,
    services: environment.services,
    fetchPageData: noPageData,
    passive: true,
  })
  return renderToString(
    <StrictMode>
      <StaticRouter location={location.pathname}>
        <App environment={{ ...environment, registry, pages }} />
      </StaticRouter>
    </StrictMode>,
    { identifierPrefix: 'g' },
  )
}

describe('PageOutlet', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('shows a skeleton, then the page’s own, then the page', async () => {
    let give: () => void = () => {}
    const load = () => new Promise<ReturnType<typeof aDish>>((resolve) => (give = () => resolve(aDish('Wings'))))
    const site = aSite(MENU)
    await site.show()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    await arrive(site, aDishRoute({ load }))
    expect(screen.getByText('Menu skeleton')).toBeInTheDocument()
    await act(async () => give())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wings')
    expect(screen.getByText('at deansgate')).toBeInTheDocument()
  })

  it('says what happened when the data can’t be had, and has them after Try again', async () => {
    const load = jest
      .fn<Promise<ReturnType<typeof aDish>>, []>()
      .mockRejectedValueOnce(new NetworkError('offline'))
      .mockResolvedValueOnce(aDish('Wings'))
    const site = aSite(MENU)
    await site.show()
    await arrive(site, aDishRoute({ load }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
    await click('Try again')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wings')
  })

  it('names whom to ring when a menu can’t be had and its restaurant is known', async () => {
    const deansgate = { name: 'Galo Deansgate', telephone: '0161 496 0100' }
    const load = () => Promise.reject(new TimeoutError('/menu')).catch(failNaming(deansgate))
    const site = aSite(MENU)
    await site.show()
    await arrive(site, aDishRoute({ load }))
    expect(screen.getByRole('alert')).toHaveTextContent('Galo Deansgate answers on 0161 496 0100.')
    expect(screen.getByRole('link', { name: '0161 496 0100' })).toHaveAttribute('href', 'tel:01614960100')
  })

  it('says that a page takes longer than usual, until it is there', async () => {
    jest.useFakeTimers()
    try {
      const site = aSite(MENU)
      await site.show()
      const words = () => screen.queryByText(/taking longer than usual/)
      expect(words()).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(2_000))
      expect(words()).toBeInTheDocument()
      await arrive(site)
      expect(words()).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('holds a page that throws in its slot, and mounts it anew on Try again', async () => {
    let isBroken = true
    const Page: PageRoute<Dish>['Page'] = ({ data }) => {
      if (isBroken) throw new Error('a bug')
      return <h1>{data.name}</h1>
    }
    const site = aSite(MENU)
    await site.show()
    await arrive(site, aDishRoute({ Page }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('tripped over')
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(site.services.lines).toContain('error: A remote threw while rendering')
    isBroken = false
    await click('Try again')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
  })

  it('says that a remote hands over nonsense, and leaves the rest of the site alone', async () => {
    const site = aSite(MENU)
    await site.show()
    await arrive(site, { default: 'nonsense' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('tripped over')
    expect(screen.getByRole('banner')).toBeInTheDocument()
  })

  it('goes where a loader redirects, leaving no step back to it', async () => {
    const site = aSite(MENU)
    await site.remotes.arrive(search, './routes', aSearchRoute())
    await site.show()
    const steps = history.length
    await arrive(site, aDishRoute({ load: async () => redirectTo(SEARCH) }))
    expect(location.pathname).toBe(SEARCH)
    expect(history.length).toBe(steps)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a Galo')
  })

  it('shows what a loader says of a thing that is not there', async () => {
    const site = aSite(MENU)
    await site.show()
    await arrive(site, aDishRoute({ load: async () => notFound('No Galo here', 'It has moved.') }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No Galo here')
    expect(document.title).toBe('Not found · Galo')
  })

  it('keeps the server’s page on screen while its code is late, then brings it to life as it was', async () => {
    const server = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await server.remotes.arrive(menu, './routes', aDishRoute())
    const html = renderedByServer(server)
    expect(html).toContain('Half chicken')

    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await site.show(html)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Half chicken')
    await arrive(site)
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    expect(site.services.lines).toEqual([])
  })

  it('leaves the server’s page readable when its code can’t be had, says so beside it, and lives after Try again', async () => {
    const server = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await server.remotes.arrive(menu, './routes', aDishRoute())
    const html = renderedByServer(server)

    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await site.show(html)
    const heading = screen.getByRole('heading', { level: 1 })
    await act(async () => site.remotes.fail(menu, './routes'))
    expect(screen.getByRole('status')).toHaveTextContent('Ordering isn’t working just now')
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    expect(heading).toHaveTextContent('Half chicken')
    site.remotes.mend(menu, './routes', aDishRoute())
    await click('Try again')
    expect(screen.queryByText(/Ordering isn’t working/)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    await click('To search')
    expect(location.pathname).toBe(SEARCH)
  })

  it('offers to reload the server’s page when its release is broken, where trying again can’t help', async () => {
    const server = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await server.remotes.arrive(menu, './routes', aDishRoute())
    const html = renderedByServer(server)

    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await site.show(html)
    await act(async () => site.remotes.break(menu, './routes'))
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('comes back by itself when the line does', async () => {
    const site = aSite(MENU)
    await site.show()
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => site.remotes.fail(menu, './routes'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
    line.mockRestore()
    site.remotes.mend(menu, './routes', aDishRoute())
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
  })
})

describe('arriving on a page', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  const atSearch = async () => {
    const site = aSite(SEARCH)
    await site.remotes.arrive(search, './routes', aSearchRoute())
    await site.show()
    return site
  }

  it('names the page in the title, and leaves focus and place alone on a full load', async () => {
    await atSearch()
    expect(document.title).toBe('Find a Galo · Galo')
    expect(document.body).toHaveFocus()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('starts a page reached by a link at its top, with the focus on its heading', async () => {
    const site = await atSearch()
    await click('To the menu')
    expect(window.scrollTo).not.toHaveBeenCalled()
    await arrive(site)
    expect(document.title).toBe('Half chicken · Galo')
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  describe('at a part that the address names', () => {
    const SIDES = `${MENU}#sides`
    const Sides: PageRoute<Dish>['Page'] = ({ data }) => (
      <>
        <h1>{data.name}</h1>
        <section id="sides">
          <h2>Sides</h2>
        </section>
      </>
    )
    const wentTo: string[] = []
    beforeEach(() => {
      wentTo.length = 0
      Element.prototype.scrollIntoView = function (this: Element) {
        wentTo.push(this.id)
      }
    })

    it('goes there, with the focus on its heading', async () => {
      const site = aSite(SEARCH)
      const Page = () => <Link to={SIDES}>To the sides</Link>
      await site.remotes.arrive(search, './routes', routesOf(aRoute({ id: 'search.start', Page })))
      await site.show()
      await click('To the sides')
      await arrive(site, aDishRoute({ Page: Sides }))
      expect(new Set(wentTo)).toEqual(new Set(['sides']))
      expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    })

    it('goes there on a full load too, when the part comes after the document', async () => {
      const site = aSite(SIDES)
      await site.show()
      expect(wentTo).toEqual([])
      await arrive(site, aDishRoute({ Page: Sides }))
      expect(new Set(wentTo)).toEqual(new Set(['sides']))
    })

    it('stays where the customer was, at the very top, when they come back', async () => {
      const site = aSite(SIDES)
      const Page: PageRoute<Dish>['Page'] = (props) => (
        <>
          <Sides {...props} />
          <Link to="/order/nowhere">To nowhere</Link>
        </>
      )
      await arrive(site, aDishRoute({ Page }))
      await site.show()
      act(() => void window.dispatchEvent(new Event('scrollend')))
      await click('To nowhere')
      wentTo.length = 0
      await goBack()
      expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
      expect(wentTo).toEqual([])
    })
  })

  it('arrives on an address of nobody like on any other', async () => {
    await atSearch()
    await click('To nowhere')
    expect(document.title).toBe('Not found · Galo')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('arrives on a failure like on any other page', async () => {
    const site = await atSearch()
    await click('To the menu')
    await act(async () => site.remotes.fail(menu, './routes'))
    expect(document.title).toBe('Galo')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('returns to where the customer was', async () => {
    const site = await atSearch()
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    act(() => void window.dispatchEvent(new Event('scrollend')))
    await click('To the menu')
    await arrive(site)
    await goBack()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a Galo')
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
    expect(document.title).toBe('Find a Galo · Galo')
  })

  it('gives the focus to a heading that comes after its page', async () => {
    let showHeading: () => void = () => {}
    const Page: PageRoute<Dish>['Page'] = ({ data }) => {
      const [isHere, setIsHere] = useState(false)
      showHeading = () => setIsHere(true)
      return isHere ? <h1>{data.name}</h1> : <p>Your order is on its way to us</p>
    }
    const site = await atSearch()
    await click('To the menu')
    await arrive(site, aDishRoute({ Page }))
    expect(screen.getByRole('main')).toHaveFocus()
    await act(async () => showHeading())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('returns the focus to the link the customer left by', async () => {
    const site = await atSearch()
    await click('To the menu')
    await arrive(site)
    await goBack()
    expect(screen.getByText('To the menu')).toHaveFocus()
  })
})
