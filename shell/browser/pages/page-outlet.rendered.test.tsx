import { act, screen } from '@galo/testing'
import { aDish, menu, search } from '../test/a-visit'
import { renderedByServer } from '../test/rendered-by-server'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, arrive, click, MENU, SEARCH } from '../test/two-pages'

describe('PageOutlet', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('keeps the server’s page on screen while its code is late, then brings it to life as it was', async () => {
    const server = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await server.remotes.arrive(menu, './menu.restaurant', aDishRoute())
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
    await server.remotes.arrive(menu, './menu.restaurant', aDishRoute())
    const html = renderedByServer(server)

    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await site.show(html)
    const heading = screen.getByRole('heading', { level: 1 })
    await act(async () => site.remotes.fail(menu, './menu.restaurant'))
    expect(screen.getByRole('status')).toHaveTextContent('Ordering isn’t working just now')
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    expect(heading).toHaveTextContent('Half chicken')
    site.remotes.mend(menu, './menu.restaurant', aDishRoute())
    await click('Try again')
    expect(screen.queryByText(/Ordering isn’t working/)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    await click('To search')
    expect(location.pathname).toBe(SEARCH)
  })

  it('asks for another release where the server’s page has a broken one, and offers another document where there is none', async () => {
    const server = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await server.remotes.arrive(menu, './menu.restaurant', aDishRoute())
    const html = renderedByServer(server)

    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken'), remotes: [{ ...menu }, search] })
    await site.show(html)
    await act(async () => site.remotes.break(menu, './menu.restaurant'))
    await click('Try again')
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('lives by the release that visitors are given by now, within the page, where its own is broken', async () => {
    const server = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await server.remotes.arrive(menu, './menu.restaurant', aDishRoute())
    const html = renderedByServer(server)

    const good = { ...menu, version: '2', entry: '/menu-2.js' }
    const real = globalThis.fetch
    globalThis.fetch = (async () => ({ json: async () => ({ remotes: [good] }) })) as unknown as typeof fetch
    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken'), remotes: [{ ...menu }, search] })
    await site.show(html)
    await act(async () => site.remotes.break(menu, './menu.restaurant'))
    site.remotes.mend(good, './menu.restaurant', aDishRoute())
    await click('Try again')
    globalThis.fetch = real
    expect(screen.queryByText(/Ordering isn’t working/)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
    await click('To search')
    expect(location.pathname).toBe(SEARCH)
  })
})
