import { act, screen } from '@galo/testing'
import { Link, type PageRoute } from '@galo/navigation'
import { aRoute, codeOf, search, type Dish } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, arrive, click, goBack, MENU, SEARCH } from '../test/two-pages'

describe('arriving on a page at a part that the address names', () => {
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
    window.scrollTo = jest.fn()
    wentTo.length = 0
    Element.prototype.scrollIntoView = function (this: Element) {
      wentTo.push(this.id)
    }
  })
  afterEach(closeSites)

  it('goes there, with the focus on its heading', async () => {
    const site = aSite(SEARCH)
    const Page = () => <Link to={SIDES}>To the sides</Link>
    await site.remotes.arrive(search, './search.start', codeOf(aRoute({ id: 'search.start', Page })))
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
