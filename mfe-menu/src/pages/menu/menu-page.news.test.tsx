import { aLine, screen, waitFor } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { menu, open, sheet } from '../../test/menu-page.fixture'

const NEWS = 'The rest of your order is back in your basket. Sorry, Corn can’t be had just now as you ordered it.'
const chicken = aLine({ menu_item_id: 'item-half-chicken', display_name: 'Half chicken', slug: 'half-chicken' })

const openWithNews = (at: string) =>
  open({
    http: aKitchen([chicken], menu),
    at: `/order/menu/galo-deansgate?fulfilment=collection${at}`,
    seed: { basket: { ...aFilledBasket([chicken]), notice: NEWS } },
  })

/** What lies over the foot of the menu for a moment says it in one. */
const IN_THE_TOAST = { selector: 'span' }

describe('what became of the basket without its customer', () => {
  it('is said on the menu, where the basket is out of sight, until they have read it', async () => {
    const { user } = openWithNews('')
    expect(await screen.findByText(NEWS, IN_THE_TOAST)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByText(NEWS)).not.toBeInTheDocument())
  })

  it('is said in the basket alone, once that is open', async () => {
    openWithNews('&basket=open')
    const basket = await sheet('Your basket')
    expect(await basket.findByText(NEWS)).toBeInTheDocument()
    expect(screen.queryByText(NEWS, IN_THE_TOAST)).not.toBeInTheDocument()
  })
})
