import { act, aLine, aSignedBasket, screen, waitFor, within } from '@galo/testing'
import { refusal } from '../../test/a-basket-at-work'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { menu, open, sheet } from '../../test/menu-page.fixture'

const cardOf = (name: string) => within(screen.getByRole('link', { name }).closest('article')!)

const refusing = (body: object = {}) => {
  const http = aKitchen([], menu)
  http.answer('basket.add-item', () => {
    throw refusal(409, 'ITEM_OUT_OF_STOCK', body)
  })
  return http
}

describe('a dish that sells out while its menu is open', () => {
  it('is shown as sold out once its “+” was refused, the others are not', async () => {
    const { user } = open({ http: refusing() })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    expect(await screen.findByText(/That dish has just sold out/, { selector: 'span' })).toBeVisible()
    expect(cardOf('Garlic dip').getByText('Sold out')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Garlic dip' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add Fogo dip' })).toBeVisible()
  })

  it('is still said to be when the next dish, pressed before that was told, has gone in', async () => {
    const http = aKitchen([], menu)
    let refuse = () => {}
    http.answer('basket.add-item', async () => {
      await new Promise<void>((resolve) => (refuse = resolve))
      const fogo = aLine({ menu_item_id: 'item-fogo-dip', display_name: 'Fogo dip' })
      http.answer('basket.add-item', () => aSignedBasket({ menu_items: [fogo] }, 'with-fogo-dip'))
      throw refusal(409, 'ITEM_OUT_OF_STOCK')
    })
    const { user } = open({ http })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    await user.click(screen.getByRole('button', { name: 'Add Fogo dip' }))
    await waitFor(() => expect(http.calls.some(({ contract }) => contract === 'basket.add-item')).toBe(true))
    act(() => refuse())
    expect(await screen.findByText(/just sold out.* Added: Fogo dip$/, { selector: 'span' })).toBeVisible()
  })

  it('keeps the focus of who pressed “+” by keyboard', async () => {
    const { user } = open({ http: refusing() })
    screen.getByRole('button', { name: 'Add Garlic dip' }).focus()
    await user.keyboard('{Enter}')
    await cardOf('Garlic dip').findByText('Sold out')
    expect(screen.getByRole('link', { name: 'Garlic dip' })).toHaveFocus()
  })

  it('is opened as sold out afterwards', async () => {
    const { user } = open({ http: refusing() })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    await cardOf('Garlic dip').findByText('Sold out')
    await user.click(screen.getByRole('link', { name: 'Garlic dip' }))
    const dish = await sheet('Garlic dip')
    expect(await dish.findByText(/Sold out here today/)).toBeVisible()
    expect(dish.queryByRole('button', { name: /Add to basket/ })).not.toBeInTheDocument()
  })

  it('is still to be had where only a side of it is gone', async () => {
    const { user } = open({ http: refusing({ sold_out_choices: ['Spiced rice'] }) })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    expect(await screen.findByText(/Spiced rice just sold out/, { selector: 'span' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add Garlic dip' })).toBeVisible()
  })

  it('is shown as sold out where the basket says so of its line', async () => {
    const basket = aFilledBasket([aLine({ out_of_stock: true })])
    const { state } = open({ seed: { basket }, http: aKitchen([aLine({ out_of_stock: true })], menu) })
    expect(cardOf('Garlic dip').getByText('Sold out')).toBeVisible()
    expect(document.body).toHaveFocus()
    expect(document.body).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Add Fogo dip' })).toBeVisible()
    await waitFor(() => expect(state.read('basket').getState().revision).toBe(2))
  })

  it('is shown as sold out where the platform has taken it out of the basket', async () => {
    const { state } = open({ seed: { basket: aFilledBasket([aLine()]) }, http: aKitchen([aLine()], menu) })
    await waitFor(() => expect(state.read('basket').getState().revision).toBe(2))
    act(() => state.write('basket').setState({ removedItems: [{ name: 'Garlic dip', plu: '1' }] }))
    expect(await cardOf('Garlic dip').findByText('Sold out')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add Fogo dip' })).toBeVisible()
  })

  it('takes no focus where the basket that says so comes later than the page, as it does with every document', async () => {
    const { state } = open({ http: aKitchen([aLine({ out_of_stock: true })], menu) })
    await act(async () => state.write('basket').setState(aFilledBasket([aLine({ out_of_stock: true })])))
    expect(cardOf('Garlic dip').getByText('Sold out')).toBeVisible()
    expect(document.body).toHaveFocus()
  })
})
