import { act, aBasketState, aSignedBasket, fireEvent, screen, within } from '@galo/testing'
import { defineFragment, Link } from '@galo/navigation'
import { aDish, aRoute, aVisit, menu, codeOf, search } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'

const DEANSGATE = { id: 'r1', slug: 'deansgate', name: 'Galo Deansgate', address: '1 Deansgate' }
const badge = { default: defineFragment('basket-badge', () => <p>2 dishes</p>) }

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
    await act(async () => remotes.fail(menu, './basket-badge'))
    expect(header().getByRole('link', { name: 'Your basket' })).toHaveAttribute(
      'href',
      '/order/menu/deansgate?fulfilment=collection',
    )
  })

  it('stands without a badge where the menu team is no part of the site, and leads from the checkout to the search', async () => {
    const withoutMenu = Object.fromEntries(
      Object.entries(aVisit().stores).filter(([, { owner }]) => owner !== 'mfe-menu'),
    )
    const site = aSite('/order/checkout', { remotes: [search], stores: withoutMenu })
    await site.show()
    expect(header().getByRole('link', { name: 'Back to search' })).toBeInTheDocument()
  })

  it('has the badge again on the next page, once its code can be had', async () => {
    const { remotes } = await withBasket()
    await act(async () => remotes.fail(menu, './basket-badge'))
    remotes.mend(menu, './basket-badge', badge)
    await act(async () => void fireEvent.click(screen.getByText('To another page')))
    expect(header().getByText('2 dishes')).toBeInTheDocument()
    expect(header().queryByRole('link', { name: 'Your basket' })).not.toBeInTheDocument()
  })
})
