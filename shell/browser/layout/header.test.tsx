import { act, aBasketState, aSignedBasket, fireEvent, screen, within } from '@galo/testing'
import { defineFragment, found, Link } from '@galo/navigation'
import { aDish, aRoute, aVisit, menu, codeOf, search } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'

const DEANSGATE = { id: 'r1', slug: 'deansgate', name: 'Galo Deansgate', address: '1 Deansgate' }
const sum = { default: defineFragment('basket-sum', () => <span>2 dishes</span>) }

/** The start page of somebody who has a dish in the basket. */
const withBasket = async () => {
  const site = aSite('/order/search')
  site.environment.state.write('basket').setState(aBasketState({ signed: aSignedBasket(), restaurant: DEANSGATE }))
  const Page = () => (
    <>
      <h1>Find a Galo</h1>
      <Link to="/order/menu/bolton">To another page</Link>
    </>
  )
  const start = aRoute({ id: 'search.start', load: async () => aDish('Find a Galo'), Page })
  await site.remotes.arrive(search, './search.start', codeOf(start))
  await site.show()
  return site
}
const header = () => within(screen.getByRole('banner'))

describe('the header', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('leads to the dishes in the basket though the menu team’s code can’t be had', async () => {
    const { remotes } = await withBasket()
    await act(async () => remotes.fail(menu, './basket-sum'))
    expect(header().getByRole('link', { name: 'Your basket' })).toHaveAttribute(
      'href',
      '/order/menu/deansgate?fulfilment=collection',
    )
  })

  it('stands without a basket where the menu team is no part of the site, and leads from the checkout to the search', async () => {
    const withoutMenu = Object.fromEntries(
      Object.entries(aVisit().stores).filter(([, { owner }]) => owner !== 'mfe-menu'),
    )
    const site = aSite('/order/checkout', { remotes: [search], stores: withoutMenu })
    await site.show()
    expect(header().getByRole('link', { name: 'Back to search' })).toBeInTheDocument()
  })

  it('has the basket’s sum again on the next page, once its code can be had', async () => {
    const { remotes } = await withBasket()
    await act(async () => remotes.fail(menu, './basket-sum'))
    remotes.mend(menu, './basket-sum', sum)
    await act(async () => void fireEvent.click(screen.getByText('To another page')))
    expect(header().getByRole('link', { name: '2 dishes' })).toBeInTheDocument()
    expect(header().queryByRole('link', { name: 'Your basket' })).not.toBeInTheDocument()
  })

  it('leaves whoever is on the link to the basket on it when its sum comes', async () => {
    const { remotes } = await withBasket()
    const link = header().getByRole('link', { name: 'Your basket' })
    link.focus()
    await act(() => remotes.arrive(menu, './basket-sum', sum))
    expect(header().getByRole('link', { name: '2 dishes' })).toHaveFocus()
    expect(link).toHaveAttribute('href', '/order/menu/deansgate?fulfilment=collection')
  })
})

describe('where people order', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)
  const help = () => header().getByRole('link', { name: 'Help' })

  it('Help leads to the help centre before anything is chosen', async () => {
    await aSite('/order/search').show()
    expect(help()).toHaveAttribute('href', '/help')
  })

  it.each([
    ['delivery', '/help/section?id=delivery-partner'],
    ['collection', '/help/section?id=collection'],
    ['eat-in', '/help/section?id=eat-in'],
    ['teleport', '/help'],
  ])('Help for %s leads to %s', async (fulfilment, to) => {
    await aSite(`/order/menu/deansgate?fulfilment=${fulfilment}`).show()
    expect(help()).toHaveAttribute('href', to)
  })

  it('Help goes by what is in the basket, whatever an address says', async () => {
    const site = aSite('/order/menu/deansgate?fulfilment=delivery')
    site.environment.state
      .write('basket')
      .setState(aBasketState({ signed: aSignedBasket(), restaurant: DEANSGATE, fulfilmentType: 'EAT_IN' }))
    await site.show()
    expect(help()).toHaveAttribute('href', '/help/section?id=eat-in')
  })

  it('Help rings the restaurant of the page that a customer collects from, and no other once they left it', async () => {
    const site = aSite('/order/menu/deansgate?fulfilment=collection')
    const contact = { name: 'Galo Deansgate', telephone: '+44 161 555 0100' }
    const load = async () => found({ name: 'Half chicken' }, { title: 'Deansgate', contact })
    const Page = () => <Link to="/order/search?fulfilment=collection">To another page</Link>
    await site.remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ load, Page })))
    await site.show()
    expect(help()).toHaveAttribute('href', 'tel:+441615550100')
    await act(async () => void fireEvent.click(screen.getByText('To another page')))
    expect(help()).toHaveAttribute('href', '/help/section?id=collection')
  })

  it('has no way to the rest of the site', async () => {
    await aSite('/order/search').show()
    expect(header().queryByRole('navigation')).not.toBeInTheDocument()
  })
})

describe('away from ordering', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('the header leads to every part of the site, and to an order', async () => {
    await aSite('/card/lost').show()
    const [site] = header().getAllByRole('navigation', { name: 'Site' })
    expect(
      within(site ?? document.body)
        .getAllByRole('link')
        .slice(0, 4)
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Food', '/food/menu', null],
      ['Restaurants', '/restaurants', null],
      ['Galo card', '/card/about', 'page'],
      ['Explore', '/explore/this-is-peri-peri', null],
    ])
    expect(header().getByRole('link', { name: 'Order' })).toHaveAttribute('href', '/order/search')
  })

  it('leads a visitor in and back to this page, and a customer to what is theirs', async () => {
    await aSite('/card/lost?from=till').show()
    const back = encodeURIComponent('/card/lost?from=till')
    const to = (name: string) => header().getByRole('link', { name }).getAttribute('href')
    expect(to('Log in')).toBe(`/card/auth/login?callbackUrl=${back}`)
    expect(to('Sign up')).toBe(`/card/auth/register?callbackUrl=${back}`)
    expect(to('Profile')).toBe('/profile')
  })

  it('Escape closes the menu and gives the focus back to what opened it', async () => {
    await aSite('/card/lost').show()
    const opener = header().getByText('Menu')
    const menuOfSite = opener.closest('details')
    fireEvent.click(opener)
    expect(menuOfSite).toHaveAttribute('open')
    fireEvent.keyDown(within(menuOfSite ?? document.body).getByRole('link', { name: 'Food' }), { key: 'Escape' })
    expect(menuOfSite).not.toHaveAttribute('open')
    expect(opener).toHaveFocus()
  })
})
