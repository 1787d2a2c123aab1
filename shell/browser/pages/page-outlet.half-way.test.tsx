import { screen } from '@galo/testing'
import { StrictMode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from '@galo/navigation/server'
import { App } from '../app'
import { aDish, menu, noPageData } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, arrive, click, MENU } from '../test/two-pages'
import { createPages } from './pages'

const Heading = () => <h1>Half chicken</h1>
let sidesThrow = false
const Sides = () => {
  if (sidesThrow) throw new Error('in render')
  return <button>Add chips</button>
}

/** A page of two sections, each of which comes alive by itself. */
const aMenuOfSections = () =>
  aDishRoute({
    Page: () => (
      <>
        <Heading />
        <Suspense>
          <Sides />
        </Suspense>
      </>
    ),
  })

const fromServer = async (): Promise<string> => {
  const { environment, remotes } = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
  await remotes.arrive(menu, './menu.restaurant', aMenuOfSections())
  const pages = createPages({
    visit: environment.visit,
    origin: location.origin,
    firstHref: location.pathname,
    registry: environment.registry,
    services: environment.services,
    fetchPageData: noPageData,
    passive: true,
  })
  return renderToString(
    <StrictMode>
      <StaticRouter location={location.pathname}>
        <App environment={{ ...environment, pages }} />
      </StaticRouter>
    </StrictMode>,
    { identifierPrefix: 'g' },
  )
}

describe('a remote that fails half-way through coming alive', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
    sidesThrow = false
  })
  afterEach(closeSites)

  it('costs its own place on the page, and comes back when it is tried again', async () => {
    const html = await fromServer()
    expect(html).toContain('Add chips')
    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    await site.show(html)
    sidesThrow = true
    await arrive(site, aMenuOfSections())
    expect(screen.queryByRole('button', { name: 'Add chips' })).not.toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    sidesThrow = false
    await click('Try again')
    expect(screen.getByRole('button', { name: 'Add chips' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
  })
})
