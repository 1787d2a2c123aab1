import { act, fireEvent, screen } from '@galo/testing'
import { Link } from '@galo/navigation'
import { FOOT } from '../../shared/frame-names'
import { aDish, aRoute, codeOf, menu, search } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'

const FOOTER = `<footer id="${FOOT.id}"><a href="/order/search">Order online</a><a href="/terms">Terms</a><a id="${FOOT.twinId}" href="http://ie.test/">Ireland</a></footer>`

const linkIn = (name: string) => screen.getByRole('link', { name })
const shown = () => document.documentElement.dataset['foot']

/** A site whose document came for this address, with its footer or with the footer put by. */
const arriveAt = async (at: string, foot: 'shown' | 'kept') => {
  document.body.innerHTML = foot === 'shown' ? FOOTER : `<template id="${FOOT.keptId}">${FOOTER}</template>`
  const site = aSite(at)
  const Page = () => (
    <>
      <Link to="/order/menu/deansgate">To a menu</Link>
      <Link to="/order/search?q=Cork">To the start</Link>
    </>
  )
  const load = async () => aDish('A page')
  await site.remotes.arrive(search, './search.start', codeOf(aRoute({ id: 'search.start', load, Page })))
  await site.remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ load, Page })))
  await site.show()
}
const press = (link: HTMLElement, how = {}) => act(async () => fireEvent.click(link, how))

describe('the footer, which is no part of the app', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('is put by on the way to a menu, and there again on the way back', async () => {
    await arriveAt('/order/search', 'shown')
    expect(shown()).toBe('shown')
    await press(linkIn('To a menu'))
    expect(shown()).toBe('kept')
    await press(linkIn('To the start'))
    expect(shown()).toBe('shown')
  })

  it('that a menu put by stands under the first page that has one', async () => {
    await arriveAt('/order/menu/deansgate', 'kept')
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    await press(linkIn('To the start'))
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(document.getElementById(FOOT.keptId)).toBeNull()
  })

  it('leads to the other market’s page for the one that is looked at', async () => {
    await arriveAt('/order/search', 'shown')
    expect(linkIn('Ireland')).toHaveAttribute('href', 'http://ie.test/order/search')
    await act(async () => window.history.replaceState(null, '', '/order/search'))
    await press(linkIn('To a menu'))
    expect(linkIn('Ireland')).toHaveAttribute('href', 'http://ie.test/order/search')
  })

  describe('when a link of it is pressed', () => {
    /** Whether the browser would have followed the link by a load. */
    let byLoad = false
    const leave = (event: Event) => {
      byLoad = !event.defaultPrevented
      event.preventDefault()
    }
    beforeEach(() => window.addEventListener('click', leave))
    afterEach(() => window.removeEventListener('click', leave))

    it('shows a page of ours without a load', async () => {
      await arriveAt('/order/menu/deansgate', 'shown')
      await press(linkIn('Order online'))
      expect([byLoad, location.pathname]).toEqual([false, '/order/search'])
    })

    it('leaves every other page to the browser', async () => {
      await arriveAt('/order/menu/deansgate', 'shown')
      await press(linkIn('Terms'))
      expect(byLoad).toBe(true)
    })

    it('leaves to the browser what is wanted in another tab', async () => {
      await arriveAt('/order/menu/deansgate', 'shown')
      await press(linkIn('Order online'), { ctrlKey: true })
      expect([byLoad, location.pathname]).toEqual([true, '/order/menu/deansgate'])
    })
  })
})
