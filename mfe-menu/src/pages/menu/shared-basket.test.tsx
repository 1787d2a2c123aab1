import { NetworkError, RejectedError } from '@galo/contracts/errors'
import type { KeptDish, SharedBasket } from '@galo/contracts/saved-baskets'
import { act, aCustomerSession, aGuestSession, aLine, aSignedBasket, screen, waitFor, within } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen, bodyOf } from '../../test/a-kitchen'
import { AT, dataWith, menu, open, sheet } from '../../test/menu-page.fixture'

const chicken = aLine({ menu_item_id: 'item-half-chicken', display_name: 'Half chicken', slug: 'half-chicken' })
const dish = (display_name: string, value: number | null, given: Partial<KeptDish> = {}): KeptDish => ({
  menu_item_id: `item-${display_name}`,
  display_name,
  quantity: 1,
  modifiers: [],
  price: value === null ? null : { currency_code: 'GBP', value },
  allergens: {},
  diets: [],
  ...given,
})
const SHARED: SharedBasket = {
  id: 'shared-1',
  expires_at: '2026-11-25T12:05:00Z',
  restaurant: {
    id: 'galo-deansgate',
    slug: 'galo-deansgate',
    name: 'Galo Deansgate',
    address: '231 Deansgate, Manchester M3 4EN',
    country: 'GB',
  },
  fulfilment_type: 'COLLECTION',
  dishes: [
    dish('corn', 380, { quantity: 2 }),
    dish('dip', 120, { allergens: { milk: 'YES' } }),
    dish('Vinho de verão', null),
  ],
  items_total: { currency_code: 'GBP', value: 880 },
}

const refused = (errorCode: string, status: number) =>
  new RejectedError(
    { errorCode, status, message: '', endPoint: '', method: 'GET', apiSource: 'basket' },
    { errors: [] },
  )

interface Start {
  readonly answer?: () => unknown
  readonly hasFood?: boolean
  /** The basket is of another restaurant. */
  readonly elsewhere?: boolean
  readonly avoid?: readonly 'milk'[]
  readonly data?: ReturnType<typeof dataWith>
}

const openLink = ({ answer = () => SHARED, hasFood = false, elsewhere = false, avoid = [], data }: Start = {}) => {
  const http = aKitchen(hasFood ? [chicken] : [], menu)
  http.answer('basket.read-shared-basket', answer)
  http.answer('recommendations.suggest-items', () => ({ suggestions: [] }))
  const basket = aFilledBasket(hasFood ? [chicken] : [])
  const place = dataWith().restaurant
  const restaurant = {
    id: elsewhere ? 'galo-piccadilly' : SHARED.restaurant.id,
    slug: 'x',
    name: place.name,
    address: '',
  }
  const menuFilters = {
    avoid,
    diets: [],
    searchTerm: '',
    hideTraces: true,
    hideCalories: false,
    isSafeModeOn: avoid.length > 0,
    hidesUnsafe: false,
  }
  const opened = open(
    { http, at: `${AT}&shared=shared-1`, seed: { basket: { ...basket, restaurant }, menuFilters } },
    data,
  )
  const names = () =>
    opened.state
      .read('basket')
      .getState()
      .signed?.data.menu_items.map((line) => line.menu_item_id)
  const put = async () => (await sheet('A basket for you')).findByRole('button', { name: 'Put it in my basket' })
  return { ...opened, http, names, put }
}

describe('a basket that somebody shared', () => {
  it('is shown as it is today: where it is from, what it comes to, and what is gone by name', async () => {
    openLink()
    const shared = await sheet('A basket for you')
    expect(await shared.findByText('Galo Deansgate · Collection')).toBeVisible()
    expect(shared.getByText('Can’t be had today: Vinho de verão')).toBeVisible()
    expect(shared.getByText('£7.60')).toBeVisible()
    expect(shared.getByText('£8.80')).toBeVisible()
    expect(shared.getByText(/This link works until Wed 25 Nov/)).toBeVisible()
  })

  it('goes into an empty basket at a press, and gives way to it', async () => {
    const { user, names, put } = openLink()
    await user.click(await put())
    const basket = await sheet('Your basket')
    expect(await basket.findByText(/It’s all in your basket/)).toBeVisible()
    expect(names()).toEqual(['item-corn', 'item-dip', 'item-Vinho de verão'])
    expect(screen.queryByRole('dialog', { name: 'A basket for you' })).toBeNull()
  })

  it('goes in with food of the same place, and what the kitchen won’t have is named', async () => {
    const { user, http, names, put } = openLink({ hasFood: true })
    const added: string[] = []
    let lines = [chicken]
    http.answer('basket.add-item', (request) => {
      const { id } = bodyOf(request).item
      if (id === 'item-Vinho de verão') throw refused('ITEM_OUT_OF_STOCK', 409)
      added.push((request.body as { change_id: string }).change_id)
      lines = [...lines, aLine({ id: `line-of-${id}`, menu_item_id: id, display_name: id })]
      return aSignedBasket({ menu_items: lines }, `signature-${id}`)
    })
    http.answer('basket.validate-basket', () => aSignedBasket({ menu_items: lines }, 'signature-now'))
    expect(await (await sheet('A basket for you')).findByText('It goes in with what you have chosen.')).toBeVisible()
    await user.click(await put())
    expect(await (await sheet('Your basket')).findByText(/Sorry, Vinho de verão can’t be had just now/)).toBeVisible()
    expect(names()).toEqual(['item-half-chicken', 'item-corn', 'item-dip'])
    expect(new Set(added).size).toBe(2)
  })

  it('takes the place of food from elsewhere only when the customer says so', async () => {
    const { user, names, put } = openLink({ hasFood: true, elsewhere: true })
    await user.click(await put())
    await user.click((await sheet('Start again?')).getByRole('button', { name: 'Keep my basket' }))
    expect(names()).toEqual(['item-half-chicken'])
    await user.click(await put())
    await user.click((await sheet('Start again?')).getByRole('button', { name: 'Start again' }))
    expect(await (await sheet('Your basket')).findByText('You had another basket')).toBeVisible()
    expect(names()).toEqual(['item-corn', 'item-dip', 'item-Vinho de verão'])
  })

  it('is judged in safe mode: what isn’t safe goes in by a press of its own, or stays out', async () => {
    const { user, names, put } = openLink({ avoid: ['milk'] })
    await user.click(await put())
    const question = await sheet('Not all of it is for you')
    expect(question.getByText(/Contains milk/)).toBeVisible()
    expect(names()).toEqual([])
    expect(question.getByRole('button', { name: 'Put it all in anyway' })).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Leave those out' }))
    await waitFor(() => expect(names()).toEqual(['item-corn', 'item-Vinho de verão']))
  })

  it('says that a link leads to nothing any more, with the menu behind it', async () => {
    const { user } = openLink({
      answer: () => {
        throw refused('NOT_FOUND', 404)
      },
    })
    const over = await sheet('A basket for you')
    expect(await over.findByText('This link leads to nothing any more')).toBeVisible()
    await user.click(over.getByRole('button', { name: 'See the menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when it can’t be fetched, and is asked for again', async () => {
    const { user, http } = openLink({
      answer: () => {
        throw new NetworkError('unreachable')
      },
    })
    const shared = await sheet('A basket for you')
    const again = await shared.findByRole('button', { name: 'Try again' })
    http.answer('basket.read-shared-basket', () => SHARED)
    await user.click(again)
    expect(await (await sheet('A basket for you')).findByText('£8.80')).toBeVisible()
  })

  it('is looked at, and not put in, while the restaurant takes no orders', async () => {
    const data = dataWith()
    openLink({ data: { ...data, restaurant: { ...data.restaurant, isOrderable: false } } })
    const shared = await sheet('A basket for you')
    expect(await shared.findByText('£8.80')).toBeVisible()
    expect(shared.queryByRole('button', { name: 'Put it in my basket' })).toBeNull()
    expect(shared.getByRole('button', { name: 'See the menu' })).toBeVisible()
  })
})

describe('who has food in the basket', () => {
  const openBasket = (session: ReturnType<typeof aCustomerSession> = aGuestSession()) => {
    const http = aKitchen([chicken], menu)
    http.answer('basket.share-basket', () => ({ id: 'shared-9', expires_at: '2026-11-25T12:05:00Z' }))
    http.answer('basket.list-saved-baskets', () => ({ saved_baskets: [] }))
    http.answer('profile.get-food-profile', () => ({
      data: { foodProfile: { avoid: [], diets: [], hideTraces: true, agreedAt: null } },
    }))
    http.answer('recommendations.suggest-items', () => ({ suggestions: [] }))
    const seed = { basket: aFilledBasket([chicken]), session }
    return { ...open({ http, at: `${AT}&basket=open`, seed }), http }
  }
  const sent = (http: ReturnType<typeof aKitchen>, contract: string) =>
    http.calls.filter((call) => call.contract === contract)

  it('gets a link, as a guest too: copied, to be seen, and the same one until the basket is another', async () => {
    const { user, http } = openBasket()
    const part = within(await (await sheet('Your basket')).findByRole('region', { name: 'Share this basket' }))
    await user.click(part.getByRole('button', { name: 'Share' }))
    expect(await part.findByText(/Link copied/)).toBeVisible()
    const link = part.getByRole('textbox', { name: 'The link to this basket' })
    expect(link).toHaveDisplayValue(/\/order\/menu\/[\w-]+\?fulfilment=collection&shared=shared-9$/)
    expect(await navigator.clipboard.readText()).toBe((link as HTMLInputElement).value)
    await user.click(part.getByRole('button', { name: 'Share' }))
    expect(sent(http, 'basket.share-basket')).toHaveLength(1)
  })

  it('is told when there is no link, and tries again', async () => {
    const { user, http } = openBasket()
    http.answer('basket.share-basket', () => {
      throw refused('TOO_MANY_SHARED_BASKETS', 429)
    })
    const part = within(await (await sheet('Your basket')).findByRole('region', { name: 'Share this basket' }))
    await user.click(part.getByRole('button', { name: 'Share' }))
    expect(await part.findByRole('alert')).toHaveTextContent('a lot of links')
  })

  it('shares and saves it only once it is theirs who have just signed in', async () => {
    const { user, http } = openBasket(aCustomerSession())
    let handOver = () => {}
    const handedOver = new Promise<void>((resolve) => (handOver = resolve))
    http.answer('basket.validate-basket', async () => {
      await handedOver
      return aSignedBasket({ menu_items: [chicken], customer_id: aCustomerSession().user?.uuid ?? '' })
    })
    http.answer('basket.save-basket', () => ({ saved_baskets: [] }))
    const basket = await sheet('Your basket')
    const part = within(await basket.findByRole('region', { name: 'Share this basket' }))
    await user.click(part.getByRole('button', { name: 'Share' }))
    await user.type(await basket.findByRole('textbox', { name: 'A name for this basket' }), 'Friday{Enter}')
    expect([...sent(http, 'basket.share-basket'), ...sent(http, 'basket.save-basket')]).toEqual([])
    act(() => handOver())
    expect(await part.findByRole('textbox', { name: 'The link to this basket' })).toBeVisible()
    await waitFor(() => expect(sent(http, 'basket.save-basket')).toHaveLength(1))
  })

  it('reads as a guest that signing in lets them save it', async () => {
    openBasket(aGuestSession())
    const part = within(await (await sheet('Your basket')).findByRole('region', { name: 'Saved baskets' }))
    expect(part.getByRole('button', { name: 'Sign in to save it' })).toBeVisible()
  })

  it('has the saved ones fetched once, however many places show them, and keeps a name that was typed', async () => {
    const { user, http, state } = openBasket(aCustomerSession())
    const part = within(await (await sheet('Your basket')).findByRole('region', { name: 'Saved baskets' }))
    await user.type(await part.findByRole('textbox', { name: 'A name for this basket' }), 'Friday')
    expect(state.read('basket').getState().name).toBe('Friday')
    expect(sent(http, 'basket.list-saved-baskets')).toHaveLength(1)
    expect(sent(http, 'profile.get-food-profile')).toHaveLength(1)
  })
})
