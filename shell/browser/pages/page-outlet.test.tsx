import { act, screen } from '@galo/testing'
import { NetworkError, TimeoutError } from '@galo/contracts/errors'
import { failTelling, notFound, redirectTo, type LoaderResult, type PageRoute } from '@galo/navigation'
import { aDish, menu, search, type Dish } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, arrive, aSearchRoute, click, MENU, SEARCH } from '../test/two-pages'

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

  it('is told of as shown once it is there, and not while it comes or when there is none', async () => {
    const load = jest
      .fn<Promise<LoaderResult<Dish>>, []>()
      .mockRejectedValueOnce(new TimeoutError('/menu'))
      .mockResolvedValueOnce(aDish('Wings'))
    const site = aSite(MENU)
    const shown = jest.fn()
    site.environment.bus.subscribe('page.shown', ({ payload }) => shown(payload.page))
    await site.show()
    await arrive(site, aDishRoute({ load }))
    expect(screen.getByRole('alert')).toBeVisible()
    expect(shown).not.toHaveBeenCalled()
    await click('Try again')
    expect(shown).toHaveBeenCalledWith('menu.restaurant')
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
    const load = () => Promise.reject(new TimeoutError('/menu')).catch(failTelling({ contact: deansgate }))
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
      expect(words()?.closest('p')).toBeNull()
      await arrive(site)
      expect(words()).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('holds a page that throws in its place, and mounts it anew on Try again', async () => {
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
    await site.remotes.arrive(search, './search.start', aSearchRoute())
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
    const shown = jest.fn()
    site.environment.bus.subscribe('page.shown', shown)
    await arrive(site, aDishRoute({ load: async () => notFound('No Galo here', 'It has moved.') }))
    expect(shown).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No Galo here')
    expect(document.title).toBe('Not found · Galo')
  })

  it('comes back by itself when the line does', async () => {
    const site = aSite(MENU)
    await site.show()
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => site.remotes.fail(menu, './menu.restaurant'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
    line.mockRestore()
    site.remotes.mend(menu, './menu.restaurant', aDishRoute())
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
  })
})
