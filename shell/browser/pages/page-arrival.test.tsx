import { act, screen } from '@galo/testing'
import { useState } from 'react'
import type { PageRoute } from '@galo/navigation'
import { aDish, menu, search, type Dish } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, arrive, aSearchRoute, atSearch, click, goBack, MENU, SEARCH } from '../test/two-pages'

describe('arriving on a page', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('names the page in the title, and leaves focus and place alone on a full load', async () => {
    await atSearch()
    expect(document.title).toBe('Find a Galo · Galo')
    expect(document.body).toHaveFocus()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('starts a page reached by a link at its top, with the focus on its heading', async () => {
    const site = await atSearch()
    await click('To the menu')
    expect(window.scrollTo).not.toHaveBeenCalled()
    await arrive(site)
    expect(document.title).toBe('Half chicken · Galo')
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('arrives on an address of nobody like on any other', async () => {
    await atSearch()
    await click('To nowhere')
    expect(document.title).toBe('Not found · Galo')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('arrives on a failure like on any other page', async () => {
    const site = await atSearch()
    await click('To the menu')
    await act(async () => site.remotes.fail(menu, './menu.restaurant'))
    expect(document.title).toBe('Galo')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('returns to where the customer was', async () => {
    const site = await atSearch()
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    act(() => void window.dispatchEvent(new Event('scrollend')))
    await click('To the menu')
    await arrive(site)
    await goBack()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a Galo')
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
    expect(document.title).toBe('Find a Galo · Galo')
  })

  it('does not take the place of a page that has yet to come for the customer’s', async () => {
    const site = await atSearch()
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    act(() => void window.dispatchEvent(new Event('scrollend')))
    await click('To the menu')
    const saved = () => Object.values(sessionStorage)
    const before = saved()
    Object.defineProperty(window, 'scrollY', { value: 278, configurable: true })
    act(() => void window.dispatchEvent(new Event('scrollend')))
    expect(saved()).toEqual(before)
    await arrive(site)
  })

  it('makes a step that was taken before the router listened', async () => {
    const site = aSite(MENU, { rendered: 'page', result: aDish('Half chicken') })
    const Page: PageRoute<Dish>['Page'] = ({ data }) => {
      history.replaceState(null, '', SEARCH)
      return <h1>{data.name}</h1>
    }
    await site.remotes.arrive(search, './search.start', aSearchRoute())
    await site.remotes.arrive(menu, './menu.restaurant', aDishRoute({ Page }))
    await site.show()
    expect(await screen.findByText('Find a Galo')).toBeInTheDocument()
  })

  it('gives the focus to a heading that comes after its page', async () => {
    let showHeading: () => void = () => {}
    const Page: PageRoute<Dish>['Page'] = ({ data }) => {
      const [isHere, setIsHere] = useState(false)
      showHeading = () => setIsHere(true)
      return isHere ? <h1>{data.name}</h1> : <p>Your order is on its way to us</p>
    }
    const site = await atSearch()
    await click('To the menu')
    await arrive(site, aDishRoute({ Page }))
    expect(screen.getByRole('main')).toHaveFocus()
    await act(async () => showHeading())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('returns the focus to the link the customer left by', async () => {
    const site = await atSearch()
    await click('To the menu')
    await arrive(site)
    await goBack()
    expect(screen.getByText('To the menu')).toHaveFocus()
  })

  it('leaves the focus on a filter that led to the same page, which says itself what came of it', async () => {
    await atSearch()
    screen.getByText('Open now').focus()
    await click('Open now')
    expect(window.location.search).toBe('?open=1')
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(screen.getByText('Open now')).toHaveFocus()
  })
})
