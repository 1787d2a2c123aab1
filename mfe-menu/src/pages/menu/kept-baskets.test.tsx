import { NetworkError, RejectedError } from '@galo/contracts/errors'
import type { SavedBasket } from '@galo/contracts/saved-baskets'
import { aCustomerSession, aLine, aSubmittedOrder, waitFor, within, act } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { menu, open, sheet } from '../../test/menu-page.fixture'

const CUSTOMER = aCustomerSession()
const chicken = aLine({ menu_item_id: 'item-half-chicken', display_name: 'Half chicken', slug: 'half-chicken' })
const dish = (display_name: string, value: number | null) => ({
  menu_item_id: `item-${display_name}`,
  display_name,
  quantity: 1,
  modifiers: [],
  price: value === null ? null : { currency_code: 'GBP' as const, value },
})
const FRIDAY: SavedBasket = {
  id: 'saved-1',
  name: 'Friday',
  saved_at: '2026-11-13T18:00:00Z',
  restaurant: {
    id: 'galo-piccadilly',
    slug: 'piccadilly',
    name: 'Galo Piccadilly',
    address: '2 Piccadilly',
    country: 'GB',
  },
  fulfilment_type: 'COLLECTION',
  dishes: [dish('corn', 380), dish('Vinho de verão', null)],
  items_total: { currency_code: 'GBP', value: 380 },
}

/** The menu's basket on a phone, before a platform that keeps these baskets for its customer. */
const openBasket = (start: readonly SavedBasket[], { hasFood = false, session = CUSTOMER } = {}) => {
  let kept = [...start]
  const http = aKitchen(hasFood ? [chicken] : [], menu)
  http.answer('basket.list-saved-baskets', () => ({ saved_baskets: kept }))
  http.answer('basket.save-basket', ({ body }) => {
    const { name } = body as { readonly name: string }
    kept = [{ ...FRIDAY, id: name, name }, ...kept.filter((basket) => basket.name !== name)]
    return { saved_baskets: kept }
  })
  http.answer('basket.delete-saved-basket', () => ({ saved_baskets: (kept = []) }))
  http.answer('recommendations.suggest-items', () => ({ suggestions: [] }))
  const basket = aFilledBasket(hasFood ? [chicken] : [])
  const opened = open({
    http,
    at: '/order/menu/galo-deansgate?fulfilment=collection&basket=open',
    seed: { session, basket },
  })
  const names = () =>
    opened.state
      .read('basket')
      .getState()
      .signed?.data.menu_items.map((line) => line.menu_item_id)
  const sent = (contract: string) => http.calls.filter((call) => call.contract === contract)
  return { ...opened, http, names, sent }
}

const saved = async () => within(await (await sheet('Your basket')).findByRole('region', { name: 'Saved baskets' }))

describe('a customer’s saved baskets', () => {
  it('are kept under a name, by Enter too, and one of that name is replaced only with words', async () => {
    const { user, sent } = openBasket([FRIDAY], { hasFood: true })
    const part = await saved()
    await part.findByText('Friday')
    const field = part.getByRole('textbox', { name: 'A name for this basket' })
    await user.type(field, '{Enter}')
    expect(await part.findByText('Give it a name first.')).toBeVisible()
    await user.type(field, 'Friday')
    expect(part.getByText('You have “Friday” already. This takes its place.')).toBeVisible()
    await user.type(field, ' night{Enter}')
    expect(await part.findByText('Saved: Friday night')).toBeVisible()
    expect(field).toHaveValue('')
    expect(sent('basket.save-basket').map(({ body }) => body)).toEqual([
      { basket_id: expect.any(String), name: 'Friday night' },
    ])
    expect(part.getAllByRole('listitem')).toHaveLength(2)
  })

  it('keep what was typed when it can’t be saved, and say why', async () => {
    const { user, http } = openBasket([], { hasFood: true })
    http.answer('basket.save-basket', () => {
      throw new RejectedError(
        {
          errorCode: 'TOO_MANY_SAVED_BASKETS',
          status: 409,
          message: '',
          endPoint: '',
          method: 'POST',
          apiSource: 'basket',
        },
        { errors: [] },
      )
    })
    const part = await saved()
    const field = part.getByRole('textbox', { name: 'A name for this basket' })
    await user.type(field, 'Lunch{Enter}')
    expect(await part.findByText(/Delete one first/)).toBeVisible()
    expect(field).toHaveValue('Lunch')
    expect(field).toHaveFocus()
  })

  it('are found in the empty basket, with today’s price and what is gone, and go in at a press', async () => {
    const { user, names, sent } = openBasket([FRIDAY])
    const part = await saved()
    expect(await part.findByText('Galo Piccadilly, 1 dish, £3.80 today')).toBeVisible()
    expect(part.getByText('Can’t be had today: Vinho de verão')).toBeVisible()
    await user.click(part.getByRole('button', { name: /^Put it in/ }))
    await waitFor(() => expect(names()).toEqual(['item-corn', 'item-Vinho de verão']))
    expect(sent('basket.create-basket')).toMatchObject([{ body: { restaurant_id: 'galo-piccadilly' } }])
    expect(await (await sheet('Your basket')).findByText('It’s all in your basket, at today’s prices.')).toBeVisible()
    // The words stand at the basket's top, and its food is what comes next.
    await waitFor(() => expect(document.querySelector('dialog h2')).toHaveFocus())
  })

  it('take the place of other food only when the customer says so, and it is offered back', async () => {
    const { user, names } = openBasket([FRIDAY], { hasFood: true })
    const part = await saved()
    await user.click(await part.findByRole('button', { name: /^Put it in/ }))
    await user.click((await sheet('Start again?')).getByRole('button', { name: 'Keep my basket' }))
    expect(names()).toEqual(['item-half-chicken'])
    await user.click(part.getByRole('button', { name: /^Put it in/ }))
    await user.click((await sheet('Start again?')).getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(names()).toEqual(['item-corn', 'item-Vinho de verão']))
    expect(await (await sheet('Your basket')).findByText('You had another basket')).toBeVisible()
    await waitFor(() => expect(document.querySelector('dialog h2')).toHaveFocus())
  })

  it('are deleted after a question, and stay when that fails', async () => {
    const { user, http } = openBasket([FRIDAY], { hasFood: true })
    const part = await saved()
    http.answer('basket.delete-saved-basket', () => {
      throw new NetworkError('unreachable')
    })
    await user.click(await part.findByRole('button', { name: 'Delete Friday' }))
    const question = await sheet('Delete “Friday”?')
    await user.click(question.getByRole('button', { name: 'Delete it' }))
    expect(await question.findByRole('alert')).toHaveTextContent('It is still there.')
    http.answer('basket.delete-saved-basket', () => ({ saved_baskets: [] }))
    await user.click(question.getByRole('button', { name: 'Delete it' }))
    expect(await part.findByText('Deleted: Friday')).toBeVisible()
    expect(part.queryByRole('listitem')).toBeNull()
  })

  it('say so when they can’t be fetched, and are asked for again', async () => {
    const { user, http } = openBasket([FRIDAY])
    http.answer('basket.list-saved-baskets', () => {
      throw new NetworkError('unreachable')
    })
    const part = await saved()
    const again = await part.findByRole('button', { name: 'Try again' })
    http.answer('basket.list-saved-baskets', () => ({ saved_baskets: [FRIDAY] }))
    await user.click(again)
    expect(await part.findByText('Friday')).toBeVisible()
  })
})

describe('an order that is asked for again', () => {
  it('is read by its id, goes in at today’s prices, and the basket before is offered back', async () => {
    const { bus, http, names } = openBasket([], { hasFood: true })
    await saved()
    const [line] = aSubmittedOrder().order_items
    if (line === undefined) throw new Error('The order has a dish')
    http.answer('orders.get-order', () => ({
      data: aSubmittedOrder({
        restaurant: { slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate, Manchester M3 4EN' },
        order_items: [{ ...line, menu_item_id: 'item-garlic-dip', modifiers: [] }],
      }),
    }))
    act(() => bus.publish('order-again.requested', { orderId: 'order-1' }))
    await waitFor(() => expect(names()).toEqual(['item-garlic-dip']))
    expect(await (await sheet('Your basket')).findByText('You had another basket')).toBeVisible()
    expect(http.calls.filter(({ contract }) => contract === 'basket.create-basket')).toHaveLength(1)
  })
})
