import { act, fireEvent, screen } from '@galo/testing'
import { Link, type PageRoute } from '@galo/navigation'
import { aDish, aRoute, menu, codeOf, search, type Dish } from './a-visit'
import { aSite, type Site } from './render-site'

export const MENU = '/order/menu/deansgate'
export const SEARCH = '/order/search'

const DishPage: PageRoute<Dish>['Page'] = ({ data, params }) => (
  <>
    <h1>{data.name}</h1>
    <p>at {params['slug']}</p>
    <Link to={SEARCH}>To search</Link>
  </>
)

/** The routes of a menu that has one page, and what the test is about. */
export const aDishRoute = (route: Partial<PageRoute<Dish>> = {}) =>
  codeOf(aRoute({ Page: DishPage, Skeleton: () => <p>Menu skeleton</p>, ...route }))

/** The routes of a search page that links to the menu and to nowhere. */
export const aSearchRoute = () =>
  codeOf(
    aRoute({
      id: 'search.start',
      load: async () => aDish('Find a Galo'),
      Page: ({ data }) => (
        <>
          <h1>{data.name}</h1>
          <Link to={MENU}>To the menu</Link>
          <Link id="only-open" to={`${SEARCH}?open=1`}>
            Open now
          </Link>
          <Link to="/order/nowhere">To nowhere</Link>
        </>
      ),
    }),
  )

/** The menu's code arrives. */
export const arrive = (site: Site, route: unknown = aDishRoute()) =>
  act(() => site.remotes.arrive(menu, './menu.restaurant', route))

/** A site whose search page is on screen. */
export const atSearch = async (): Promise<Site> => {
  const site = aSite(SEARCH)
  await site.remotes.arrive(search, './search.start', aSearchRoute())
  await site.show()
  return site
}

export const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

const goBy = (steps: 1 | -1) =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.go(steps)
    await gone
  })

export const goBack = () => goBy(-1)
export const goForward = () => goBy(1)
