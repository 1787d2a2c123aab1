import { act, screen } from '@galo/testing'
import { useEffect } from 'react'
import { Link, useLocation, type PageRoute } from '@galo/navigation'
import { aRoute, codeOf, menu, search, type Dish } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'
import { aSearchRoute, click, goBack, MENU, SEARCH } from '../test/two-pages'

const told: string[] = []

const DishPage: PageRoute<Dish>['Page'] = ({ data }) => {
  const { key } = useLocation()
  useEffect(() => void told.push(key === 'ahead' ? 'begins unseen' : 'begins'), [key])
  told.push('drawn')
  return (
    <>
      <h1>{data.name}</h1>
      <Link to={SEARCH}>To search</Link>
    </>
  )
}

const SITE_MENU = { ...menu, pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' as const }] }

const atSearch = async () => {
  const site = aSite(SEARCH, { remotes: [SITE_MENU, search] })
  await site.remotes.arrive(search, './search.start', aSearchRoute())
  await site.remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ staysDrawn: true, Page: DishPage })))
  await site.show()
  return { prepare: () => act(async () => site.environment.pages.prepare(MENU)) }
}

describe('A page that is likely to come next', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
    told.length = 0
  })
  afterEach(closeSites)

  it('is drawn before it is pressed, out of the document and without any effect', async () => {
    const { prepare } = await atSearch()
    await prepare()
    expect(new Set(told)).toEqual(new Set(['drawn']))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a Galo')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.title).toContain('Find a Galo')
  })

  it('is shown by the press as if it had been drawn then: heading, title, focus and its own address', async () => {
    const { prepare } = await atSearch()
    await prepare()
    await click('To the menu')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Half chicken')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(document.title).toContain('Half chicken')
    expect(told).toContain('begins')
    expect(told).not.toContain('begins unseen')
    await goBack()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a Galo')
  })

  it('is nowhere when the customer goes somewhere else', async () => {
    const { prepare } = await atSearch()
    await prepare()
    await click('To nowhere')
    expect(screen.queryByText('Half chicken')).not.toBeInTheDocument()
    expect(told).not.toContain('begins')
  })
})
