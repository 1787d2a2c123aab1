import { act, aLine, screen, waitFor, within } from '@galo/testing'
import { MenuPage } from './menu-page'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { AT, dataWith, menu, open, sheet } from '../../test/menu-page.fixture'

const dip = aLine({ display_name: 'Garlic dip' })
const noMoreOrders = () => {
  const { restaurant, ...data } = dataWith()
  return { ...data, restaurant: { ...restaurant, isOrderable: false } }
}
const openWith = (restaurantId: string, data = dataWith(), at = AT) => {
  const filled = aFilledBasket([dip])
  const restaurant = filled.restaurant === null ? null : { ...filled.restaurant, id: restaurantId }
  return open({ at, seed: { basket: { ...filled, restaurant } }, http: aKitchen([dip], menu) }, data)
}
const here = dataWith().restaurant.id
const HALTED = 'Not taking orders right now'
/** The one beside the menu, which is not in sight on a screen as small as this. */
const basket = () => {
  const section = screen.getByText('Your basket').closest('section')
  if (section === null) throw new Error('There is no basket beside the menu')
  return within(section)
}

const wayOn = () => basket().findByText('Go to checkout')

describe('a restaurant that stops taking orders under an open basket', () => {
  it('says so where the food is and in passing, keeps the food, and leads on', async () => {
    const { rerender } = openWith(here)
    await screen.findByText('Food')
    expect(screen.queryByText(HALTED)).not.toBeInTheDocument()
    rerender(<MenuPage data={noMoreOrders()} params={{ slug: 'galo-deansgate' }} />)
    const [title] = await basket().findAllByText(HALTED)
    const said = title?.closest<HTMLElement>('[role="status"]')
    if (said == null) throw new Error('The basket does not say it aloud')
    expect(said).toHaveTextContent('Your basket is exactly as you left it.')
    expect(within(said).getByText('Find another Galo').closest('a')).toHaveAttribute(
      'href',
      '/order/search/results?q=M3+4EN&fulfilment=collection',
    )
    // Above the menu, in the basket and where its way on was, and in passing for who sees none of them.
    await waitFor(() => expect(screen.getAllByText(HALTED)).toHaveLength(4))
  })

  it('leads to no checkout that can’t be: why not stands in its place, and the way is there again when it is', async () => {
    const { rerender } = openWith(here)
    expect(await wayOn()).toBeInTheDocument()
    rerender(<MenuPage data={noMoreOrders()} params={{ slug: 'galo-deansgate' }} />)
    await waitFor(() => expect(basket().queryByText('Go to checkout')).not.toBeInTheDocument())
    expect(basket().getByText(HALTED, { selector: 'p' })).toBeInTheDocument()
    rerender(<MenuPage data={dataWith()} params={{ slug: 'galo-deansgate' }} />)
    expect(await wayOn()).toBeInTheDocument()
  })

  it('leads to none from the basket of a phone either', async () => {
    const { rerender } = openWith(here, dataWith(), `${AT}&basket=open`)
    const open = await sheet('Your basket')
    void act(() => open.getByRole('link', { name: /Go to checkout/ }).focus())
    rerender(<MenuPage data={noMoreOrders()} params={{ slug: 'galo-deansgate' }} />)
    expect(await open.findByText(HALTED, { selector: 'footer *' })).toBeVisible()
    expect(open.getByRole('heading', { name: 'Your basket' })).toHaveFocus()
    expect(open.queryByRole('link', { name: /Go to checkout/ })).not.toBeInTheDocument()
  })

  it('leaves the way to the checkout to a basket of another restaurant', async () => {
    openWith('somewhere-else', noMoreOrders())
    expect(await wayOn()).toBeInTheDocument()
  })

  it('is no news to who comes when it is so: it stands above the menu and in the basket', async () => {
    openWith(here, noMoreOrders())
    await waitFor(() => expect(screen.getAllByText(HALTED)).toHaveLength(3))
    await screen.findByText('Food')
    expect(screen.getAllByText(HALTED)).toHaveLength(3)
  })

  it('says nothing of a basket of another restaurant', async () => {
    openWith('somewhere-else', noMoreOrders())
    await screen.findByText('Food')
    await waitFor(() => expect(screen.getAllByText(HALTED)).toHaveLength(1))
  })
})
