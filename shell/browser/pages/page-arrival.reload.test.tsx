import { screen } from '@galo/testing'
import { menu, search } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, aSearchRoute, goBack, goForward, MENU, SEARCH } from '../test/two-pages'

describe('arriving on a page by back and forward after a reload, when nobody remembers what was pressed', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('gives the focus to the heading, though the reload left it alone', async () => {
    history.replaceState({ key: 'before' }, '', SEARCH)
    history.pushState({ key: 'after' }, '', MENU)
    const site = aSite(MENU)
    await site.remotes.arrive(search, './search.start', aSearchRoute())
    await site.remotes.arrive(menu, './menu.restaurant', aDishRoute())
    await site.show()
    expect(document.body).toHaveFocus()
    await goBack()
    expect(screen.getByRole('heading', { level: 1, name: 'Find a Galo' })).toHaveFocus()
    await goForward()
    expect(screen.getByRole('heading', { level: 1, name: 'Half chicken' })).toHaveFocus()
  })
})
