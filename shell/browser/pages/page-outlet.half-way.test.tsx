import { screen } from '@galo/testing'
import { Suspense } from 'react'
import { aDish, menu } from '../test/a-visit'
import { renderedByServer } from '../test/rendered-by-server'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, arrive, click, MENU } from '../test/two-pages'

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
  const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
  await site.remotes.arrive(menu, './menu.restaurant', aMenuOfSections())
  return renderedByServer(site)
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
