import { act, screen } from '@galo/testing'
import { defineFragment, FragmentOutlet, Link, useLocation, type PageRoute } from '@galo/navigation'
import { aDish, aRoute, codeOf, menu, search, type Dish } from '../test/a-visit'
import { renderedByServer } from '../test/rendered-by-server'
import { aSite, closeSites } from '../test/render-site'
import { click } from '../test/two-pages'
import type { VisitRemote } from '../../shared/visit'

const MENU = '/order/menu/deansgate'
const everybodys: VisitRemote = { ...menu, version: '1', entry: '/menu-1.js' }
/** A release of the menu that a tenth of visitors are given. */
const aTriedMenu = (): VisitRemote => ({ ...menu, version: '2', share: 10, entry: '/menu-2.js', spare: everybodys })

const named = (version: string): PageRoute<Dish>['Page'] =>
  function Page({ data }) {
    return (
      <h1>
        {data.name} by {version}
      </h1>
    )
  }
const good = codeOf(aRoute({ load: async () => aDish('Half chicken'), Page: named('1') }))
const throws = (): never => {
  throw new Error('a bug')
}
const bad = codeOf(aRoute({ load: async () => aDish('Whole chicken'), Page: throws }))

describe('A release that is tried and fails', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('while its page is drawn, gives way to that of everybody with data of its own, and nobody is told', async () => {
    const tried = aTriedMenu()
    const site = aSite(MENU, { remotes: [tried, search] })
    site.remotes.mend(tried, './menu.restaurant', bad)
    site.remotes.mend(everybodys, './menu.restaurant', good)
    await site.show()
    expect(await screen.findByRole('heading', { name: 'Half chicken by 1' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Try again|Reload/ })).toBeNull()
    expect(site.services.lines).toContain('error: A remote threw while rendering')
    expect(tried.version).toBe('1')
  })

  it.each([
    ['fails', throws],
    ['never ends', () => new Promise<never>(() => {})],
  ])(
    'for its data, which it %s to load, gives way as well, with its failure told by its own version',
    async (_how, load) => {
      jest.useFakeTimers()
      try {
        const tried = aTriedMenu()
        const site = aSite(MENU, { remotes: [tried, search] })
        site.remotes.mend(tried, './menu.restaurant', codeOf(aRoute({ load: async () => load() })))
        site.remotes.mend(everybodys, './menu.restaurant', good)
        await site.show()
        await act(() => jest.advanceTimersByTimeAsync(10_000))
        expect(screen.getByRole('heading', { name: 'Half chicken by 1' })).toBeVisible()
        expect(site.services.lines).toContain('error: A page could not be shown')
      } finally {
        jest.useRealTimers()
      }
    },
  )

  it('gives way where the customer is: as far down the page, though they had opened something on it', async () => {
    const tried = aTriedMenu()
    const site = aSite('/order/search', { remotes: [tried, search] })
    const route = { dataKey: () => 'menu' }
    const Later: PageRoute<Dish>['Page'] = () => {
      const { search: asked } = useLocation()
      if (asked !== '') throw new Error('a bug')
      return (
        <>
          <h1>Deansgate</h1>
          <Link to="?item=1">Half chicken</Link>
        </>
      )
    }
    const Start: PageRoute<Dish>['Page'] = () => <Link to={MENU}>To the menu</Link>
    site.remotes.mend(search, './search.start', codeOf(aRoute({ id: 'search.start', Page: Start })))
    site.remotes.mend(
      tried,
      './menu.restaurant',
      codeOf(aRoute({ ...route, load: async () => aDish('Whole chicken'), Page: Later })),
    )
    const load = async () => aDish('Half chicken')
    site.remotes.mend(everybodys, './menu.restaurant', codeOf(aRoute({ ...route, load, Page: named('1') })))
    await site.show()
    await click('To the menu')
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    await click('Half chicken')
    expect(await screen.findByRole('heading', { name: 'Half chicken by 1' })).toHaveFocus()
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
  })

  it('says so only where the other one fails as well', async () => {
    const tried = aTriedMenu()
    const site = aSite(MENU, { remotes: [tried, search] })
    for (const each of [tried, everybodys]) site.remotes.mend(each, './menu.restaurant', bad)
    await site.show()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('leaves the server’s page readable until the other one has code and data for it', async () => {
    const visit = () => ({ remotes: [aTriedMenu(), search], rendered: 'page', result: aDish('Whole chicken') }) as const
    const server = aSite(MENU, visit())
    await server.remotes.arrive(aTriedMenu(), './menu.restaurant', codeOf(aRoute({ Page: named('2') })))
    const site = aSite(MENU, visit())
    const tried = aTriedMenu()
    await site.show(renderedByServer(server))
    site.remotes.break(tried, './menu.restaurant')
    await act(async () => {})
    expect(screen.getByRole('heading', { name: 'Whole chicken by 2' })).toBeVisible()
    await act(async () => site.remotes.come(everybodys, './menu.restaurant', good))
    expect(await screen.findByRole('heading', { name: 'Half chicken by 1' })).toBeVisible()
    expect(screen.queryByText('Whole chicken by 2')).toBeNull()
  })

  it('in a fragment, leaves the page and what is typed there as it is', async () => {
    const tried = aTriedMenu()
    const Start: PageRoute<Dish>['Page'] = () => (
      <>
        <input aria-label="Where are you?" />
        <FragmentOutlet name="basket-sum" props={{}} loading={<p>Basket …</p>} unavailable={<p>No basket</p>} />
      </>
    )
    const site = aSite('/order/search', { remotes: [tried, search] })
    const badge = (Fragment: () => React.ReactNode) => ({ default: defineFragment('basket-sum', Fragment) })
    site.remotes.mend(search, './search.start', codeOf(aRoute({ id: 'search.start', Page: Start })))
    site.remotes.mend(
      everybodys,
      './basket-sum',
      badge(() => <p>2 items</p>),
    )
    await site.show()
    const field = await screen.findByLabelText<HTMLInputElement>('Where are you?')
    field.value = 'M3 4'
    await act(async () => void site.remotes.arrive(tried, './basket-sum', badge(throws)).catch(() => {}))
    expect(await screen.findByText('2 items')).toBeVisible()
    expect(screen.getByLabelText('Where are you?')).toBe(field)
    expect(field.value).toBe('M3 4')
  })
})
