import { aLine, screen, waitFor, within } from '@galo/testing'
import { MenuPage } from './menu-page'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { dataWith, menu, open } from '../../test/menu-page.fixture'

const dip = aLine({ display_name: 'Garlic dip' })
const noMoreOrders = () => {
  const { restaurant, ...data } = dataWith()
  return { ...data, restaurant: { ...restaurant, isOrderable: false } }
}
const openWith = (restaurantId: string, data = dataWith()) => {
  const filled = aFilledBasket([dip])
  const restaurant = filled.restaurant === null ? null : { ...filled.restaurant, id: restaurantId }
  return open({ seed: { basket: { ...filled, restaurant } }, http: aKitchen([dip], menu) }, data)
}
const here = dataWith().restaurant.id
const HALTED = 'Not taking orders right now'
/** The one beside the menu, which is not in sight on a screen as small as this. */
const basket = () => {
  const section = screen.getByText('Your basket').closest('section')
  if (section === null) throw new Error('There is no basket beside the menu')
  return within(section)
}

describe('a restaurant that stops taking orders under an open basket', () => {
  it('says so where the food is and in passing, keeps the food, and leads on', async () => {
    const { rerender } = openWith(here)
    await screen.findByText('Food')
    expect(screen.queryByText(HALTED)).not.toBeInTheDocument()
    rerender(<MenuPage data={noMoreOrders()} params={{ slug: 'galo-deansgate' }} />)
    const said = (await basket().findByText(HALTED)).closest<HTMLElement>('[role="status"]')
    if (said === null) throw new Error('The basket does not say it aloud')
    expect(said).toHaveTextContent('Your basket is exactly as you left it.')
    expect(within(said).getByText('Find another Galo').closest('a')).toHaveAttribute(
      'href',
      '/order/search/results?q=M3+4EN&fulfilment=collection',
    )
    // Above the menu, in the basket, and in passing for who sees neither.
    await waitFor(() => expect(screen.getAllByText(HALTED)).toHaveLength(3))
  })

  it('is no news to who comes when it is so: it stands above the menu and in the basket', async () => {
    openWith(here, noMoreOrders())
    await waitFor(() => expect(screen.getAllByText(HALTED)).toHaveLength(2))
    await screen.findByText('Food')
    expect(screen.getAllByText(HALTED)).toHaveLength(2)
  })

  it('says nothing of a basket of another restaurant', async () => {
    openWith('somewhere-else', noMoreOrders())
    await screen.findByText('Food')
    await waitFor(() => expect(screen.getAllByText(HALTED)).toHaveLength(1))
  })
})
