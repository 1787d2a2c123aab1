import { act, screen } from '@galo/testing'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from '@galo/navigation/server'
import { App } from '../app'
import { aDish, menu, noPageData } from '../test/a-visit'
import { aSite, closeSites, type Site } from '../test/render-site'
import { aDishRoute, arrive, click, MENU, SEARCH } from '../test/two-pages'
import { createPages } from './pages'

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

  it('offers to reload the server’s page when its release is broken, where trying again can’t help', async () => {
    const server = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await server.remotes.arrive(menu, './menu.restaurant', aDishRoute())
    const html = renderedByServer(server)

    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await site.show(html)
    await act(async () => site.remotes.break(menu, './menu.restaurant'))
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})
