import {
  aHalfChicken,
  aLine,
  aMenu,
  aMenuItem,
  aMenuSection,
  aRestaurantEstimate,
  renderScreen,
  screen,
  waitFor,
  within,
  type ScreenOptions,
} from '@galo/testing'
import { NetworkError } from '@galo/contracts'
import { aFilledBasket, PICCADILLY } from '../../test/a-filled-basket'
import { aKitchen, asChosen, bodyOf } from '../../test/a-kitchen'
import type { MenuPageData } from './menu-page.data'
import { MenuPage } from './menu-page'
import { splitAvailability, toCardSections, toMenuRestaurant } from './menu-page.model'

const AT = '/order/menu/galo-deansgate?fulfilment=collection'
const menu = aMenu({
  sections: [
    aMenuSection({ id: 'chicken', displayName: 'Chicken', items: [aHalfChicken()] }),
    aMenuSection({ items: [aMenuItem(), aMenuItem({ slug: 'fogo-dip', displayName: 'Fogo dip' })] }),
  ],
})

const dataWith = (availability: { id: string; status: string }[] = []): MenuPageData => {
  const unavailable = splitAvailability(availability)
  return {
    restaurant: toMenuRestaurant(aRestaurantEstimate(), 'COLLECTION', {
      now: '2026-11-18T12:05:00Z',
      timeZone: 'Europe/London',
    }),
    fulfilmentType: 'COLLECTION',
    sections: toCardSections(menu.sections, 'COLLECTION', unavailable),
    unavailableItemIds: availability.map(({ id }) => id),
    openItem: null,
  }
}

const open = (options: Partial<ScreenOptions> = {}, data = dataWith()) =>
  renderScreen(<MenuPage data={data} params={{ slug: 'galo-deansgate' }} />, {
    owner: 'mfe-menu',
    at: AT,
    http: aKitchen([], menu),
    ...options,
  })

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the menu', () => {
  it('shows whose kitchen it is, until when it is open, and what its dishes cost', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Galo Deansgate' })).toBeVisible()
    expect(screen.getByText(/231 Deansgate, Manchester · Grill open until 22:00/)).toBeVisible()
    expect(screen.getByText('£10.95')).toBeVisible()
    expect(screen.getByText('90 kcal · Gluten free')).toBeVisible()
    expect(screen.getByText(/Adults need around 2000 kcal a day/)).toBeVisible()
  })

  it('marks what is for adults, and says in its sheet that ID is asked for', async () => {
    const lager = aMenuItem({ slug: 'lager', displayName: 'Lager', ageRestricted: true })
    const bar = aMenu({ sections: [aMenuSection({ items: [lager] })] })
    const { user } = open(
      { http: aKitchen([], bar) },
      { ...dataWith(), sections: toCardSections(bar.sections, 'COLLECTION', splitAvailability([])) },
    )
    expect(screen.getByText('18+')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Lager' }))
    expect((await sheet('Lager')).getByText(/18 or over only: bring ID when you collect/)).toBeVisible()
  })

  it('ends with a way to another restaurant', () => {
    open()
    expect(screen.getByRole('link', { name: 'Choose another restaurant' })).toHaveAttribute('href', '/order/search')
  })

  it('stays where it is when a dish is opened and closed, though the address names a section', async () => {
    const jumps: string[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      jumps.push(this.id)
    }
    const { user } = open({ at: `${AT}#chicken` })
    await user.click(screen.getByRole('link', { name: 'Garlic dip' }))
    await user.click((await sheet('Garlic dip')).getByRole('button', { name: 'Close popup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(jumps).toEqual([])
  })

  it('keeps a sold-out dish in sight without a "+", and leaves a hidden one out', () => {
    open(
      {},
      dataWith([
        { id: 'item-garlic-dip', status: 'UNAVAILABLE' },
        { id: 'item-fogo-dip', status: 'hidden' },
      ]),
    )
    expect(screen.getByText('Sold out')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Garlic dip' })).toBeNull()
    expect(screen.queryByText('Fogo dip')).toBeNull()
  })

  it('says so when no orders are taken, and still shows the menu', () => {
    const data = dataWith()
    open({}, { ...data, restaurant: { ...data.restaurant, isOrderable: false } })
    expect(screen.getByText('Not taking orders right now')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Garlic dip' })).toBeNull()
  })
})

describe('a menu that nothing can be ordered from', () => {
  it.each([
    ['eat-in', 'EAT_IN', 'We can’t take orders to the table here yet'],
    ['at-table', 'AT_TABLE', 'We can’t take orders to the table here yet'],
    ['delivery', 'DELIVERY', 'We can’t deliver from here yet'],
  ] as const)('has no "+" for %s, says so, and leads to the same menu to collect', async (url, type, words) => {
    const seed = { basket: aFilledBasket([aLine()]) }
    const { state } = open(
      { at: `/order/menu/galo-deansgate?fulfilment=${url}&item=garlic-dip`, seed, http: aKitchen([aLine()], menu) },
      {
        ...dataWith(),
        fulfilmentType: type,
        sections: toCardSections(menu.sections, 'COLLECTION', splitAvailability([])),
      },
    )
    const dish = await sheet('Garlic dip')
    expect(dish.getByText(words)).toBeVisible()
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Add /, hidden: true })).toBeNull()
    expect(dish.queryByRole('button', { name: /Add to basket/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'See the menu to collect', hidden: true })).toHaveAttribute(
      'href',
      '/order/menu/galo-deansgate?fulfilment=collection',
    )
    expect(state.read('basket').get().signed?.data.menu_items).toHaveLength(1)
  })

  it('says that the restaurant is closed before anything is chosen, and where to go instead', () => {
    open({ now: '2026-11-18T22:30:00Z' })
    expect(screen.getByText('Galo Deansgate is closed for today')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Garlic dip' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Find another Galo' })).toHaveAttribute(
      'href',
      '/order/search/results?q=M3+4EN&fulfilment=collection',
    )
  })

  it('says that every time has gone, where checkout would say it first', () => {
    const data = dataWith()
    open({}, { ...data, restaurant: { ...data.restaurant, times: [] } })
    expect(screen.getByText('No collection times left today')).toBeVisible()
    expect(screen.queryByText(/Ready from/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add Garlic dip' })).toBeNull()
  })

  it('promises the first time that checkout offers', () => {
    const data = dataWith()
    open({}, { ...data, restaurant: { ...data.restaurant, times: ['2026-11-18T13:35:00Z'] } })
    expect(screen.getByText('Ready from 13:35')).toBeVisible()
  })
})

describe('adding from the card', () => {
  it('puts a dish that asks nothing straight into the basket, and takes it back on "Undo"', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    expect(await screen.findByText('Added: Garlic dip')).toBeVisible()
    expect(screen.getByRole('link', { name: /View basket.*£1.20/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /View basket/ })).toBeNull())
  })

  it('takes back what went in, and not what the customer added to it since', async () => {
    const { user, state } = open()
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    await screen.findByText('Added: Garlic dip')
    await user.click(screen.getByRole('button', { name: 'One Garlic dip more', hidden: true }))
    const dips = () =>
      state
        .read('basket')
        .get()
        .signed?.data.menu_items.map(({ quantity }) => quantity)
    await waitFor(() => expect(dips()).toEqual([2]))
    await user.click(screen.getByRole('button', { name: 'Take it back out' }))
    await waitFor(() => expect(dips()).toEqual([1]))
  })

  it('leaves the way back, the basket and checkout next to the dish, for who goes by keyboard', async () => {
    const { user, state } = open()
    const plus = screen.getByRole('button', { name: 'Add Garlic dip' })
    plus.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'To checkout' })).toHaveAttribute('href', '/order/checkout')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Take it back out' })).toHaveFocus()
    await user.tab()
    expect(document.activeElement).toHaveAccessibleName('Skip to basket')
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(state.read('basket').get().signed?.data.menu_items).toEqual([]))
    expect(screen.getByRole('link', { name: 'Garlic dip' })).toHaveFocus()
  })

  it('has a way past all its dishes to a basket with something in it', async () => {
    const { state } = open({ seed: { basket: aFilledBasket([aLine()]) }, http: aKitchen([aLine()], menu) })
    const skip = screen.getByRole('link', { name: 'Skip to basket' })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(skip.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    await waitFor(() => expect(state.read('basket').get().revision).toBe(2))
  })

  it('says that nothing went in when the platform can’t be reached', async () => {
    const http = aKitchen([], menu)
    http.answer('platform.basket.create', () => {
      throw new NetworkError('unreachable')
    })
    const { user } = open({ http })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    const toast = await screen.findByText("We couldn't add that. Please try again.", { selector: 'span' })
    expect(toast).toBeVisible()
    expect(screen.queryByRole('link', { name: /View basket/ })).toBeNull()
  })
})

describe('a dish with choices', () => {
  it('goes in as a meal: its fire, two sides, and a price that was right before the button was pressed', async () => {
    const { user, http } = open()
    await user.click(screen.getByRole('link', { name: 'Half chicken' }))
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('radio', { name: /Fogo/ }))
    await user.click(dish.getByRole('radio', { name: /With two regular sides/ }))
    await user.click(dish.getByRole('checkbox', { name: /Spiced rice/ }))
    await user.click(dish.getByRole('checkbox', { name: /Peri chips/ }))
    expect(dish.getByText('2 of 2')).toBeVisible()
    const add = dish.getByRole('button', { name: /Add to basket/ })
    expect(add).toHaveTextContent('£14.25')
    await user.click(add)
    expect(await screen.findByText('Added: Half chicken, Fogo')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = http.calls.find(({ contract }) => contract === 'platform.basket.add')
    expect(sent && bodyOf(sent).item).toEqual({
      id: 'item-half-chicken',
      quantity: 1,
      modifiers: [
        { id: 'baste', choices: ['baste-4'] },
        { id: 'meal', choices: ['meal-two-sides'] },
        { id: 'meal-sides', choices: ['side-rice', 'side-chips'] },
      ],
    })
    expect(screen.getByRole('link', { name: /View basket.*£1.20/ })).toBeVisible()
  })

  it('asks for the fire when it is missing, goes to it, and sends nothing', async () => {
    const { user, http } = open({ at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    await dish.findByRole('radio', { name: /Fogo/ })
    await user.click(dish.getByRole('button', { name: /Add to basket/ }))
    expect(dish.getAllByText('Pick your fire first. Erva has no chilli at all.').length).toBeGreaterThan(0)
    expect(dish.getByRole('radio', { name: /Erva/ })).toHaveFocus()
    expect(http.calls.map(({ contract }) => contract)).not.toContain('platform.basket.add')
  })

  it('tells of the allergens that a choice brings along', async () => {
    const { user } = open({ at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    const allergens = within(await dish.findByRole('region', { name: 'Allergens with these choices' }))
    expect(allergens.queryByText('Sulphites')).toBeNull()
    await user.click(dish.getByRole('radio', { name: /Fogo/ }))
    expect(allergens.getByText('Sulphites')).toBeVisible()
  })

  it('does not offer a side that has sold out', async () => {
    const { user } = open(
      { at: `${AT}&item=half-chicken` },
      dataWith([{ id: 'item-spiced-rice', status: 'UNAVAILABLE' }]),
    )
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('radio', { name: /With two regular sides/ }))
    expect(dish.getByRole('checkbox', { name: /Spiced rice/ })).toBeDisabled()
  })

  it('says so when the menu has lost the dish meanwhile, instead of waiting for ever', async () => {
    const { user, http } = open({ http: aKitchen([], { sections: [] }), at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    await dish.findByText('The choices didn’t arrive')
    http.answer('platform.menu', () => ({ data: { menu } }))
    await user.click(dish.getByRole('button', { name: 'Try again' }))
    expect(await dish.findByRole('radio', { name: /Fogo/ })).toBeInTheDocument()
  })

  it('can be tried again when the choices did not arrive', async () => {
    const http = aKitchen([], menu)
    http.answer('platform.menu', () => {
      throw new NetworkError('unreachable')
    })
    const { user } = open({ http, at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    await dish.findByText('The choices didn’t arrive')
    http.answer('platform.menu', () => ({ data: { menu } }))
    await user.click(dish.getByRole('button', { name: 'Try again' }))
    expect(await dish.findByRole('radio', { name: /Fogo/ })).toBeInTheDocument()
  })
})

describe('a line of the basket that is made up anew', () => {
  const sides = ['side-rice', 'side-chips']
  const meal = (outOfStock: boolean) =>
    aLine({
      menu_item_id: 'item-half-chicken',
      slug: 'half-chicken',
      display_name: 'Half chicken',
      quantity: 2,
      modifiers: asChosen(aHalfChicken(), [
        { id: 'baste', choices: ['baste-4'] },
        { id: 'meal', choices: ['meal-two-sides'] },
        { id: 'meal-sides', choices: sides },
      ]),
      out_of_stock: outOfStock,
    })

  it('opens with what was chosen, without the side that sold out, and is changed in its place', async () => {
    const { user, http, state } = open(
      {
        at: `${AT}&item=half-chicken&line=line-1`,
        seed: { basket: aFilledBasket([meal(true)]) },
        http: aKitchen([meal(true)], menu),
      },
      dataWith([{ id: 'item-spiced-rice', status: 'UNAVAILABLE' }]),
    )
    const dish = await sheet('Half chicken')
    expect(await dish.findByRole('radio', { name: /Fogo/ })).toBeChecked()
    expect(dish.getByRole('checkbox', { name: /Peri chips/ })).toBeChecked()
    expect(dish.getByRole('checkbox', { name: /Spiced rice/ })).not.toBeChecked()
    await user.click(dish.getByRole('checkbox', { name: /Rainbow slaw/ }))
    await user.click(dish.getByRole('button', { name: /Update basket/ }))
    expect(await screen.findByText('Changed: Half chicken, Fogo')).toBeVisible()
    const sent = http.calls.filter(({ contract }) => contract === 'platform.basket.change')
    expect(sent.map((call) => bodyOf(call).item)).toEqual([
      {
        id: 'line-1',
        quantity: 2,
        modifiers: [
          { id: 'baste', choices: ['baste-4'] },
          { id: 'meal', choices: ['meal-two-sides'] },
          { id: 'meal-sides', choices: ['side-chips', 'side-slaw'] },
        ],
      },
    ])
    expect(state.read('basket').get().signed?.data.menu_items).toHaveLength(1)
  })
})

describe('a basket from another restaurant', () => {
  it('is kept unless the customer says to start again here', async () => {
    const { user, state } = open({
      seed: { basket: aFilledBasket([aLine()], { restaurant: PICCADILLY }) },
      http: aKitchen([aLine()], menu),
    })
    await user.click(screen.getByRole('button', { name: 'Add Fogo dip' }))
    const question = await sheet('One basket, one Galo')
    expect(question.getByText('Your basket has food from Galo Piccadilly. Start again here?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Keep my basket' }))
    expect(state.read('basket').get().restaurant).toEqual(PICCADILLY)
  })

  it('goes when the customer starts again, and never mixes', async () => {
    const { user, state } = open({
      seed: { basket: aFilledBasket([aLine()], { restaurant: PICCADILLY }) },
      http: aKitchen([aLine()], menu),
    })
    await user.click(screen.getByRole('button', { name: 'Add Fogo dip' }))
    await user.click((await sheet('One basket, one Galo')).getByRole('button', { name: 'Start again' }))
    expect(await screen.findByText('Added: Fogo dip')).toBeVisible()
    const basket = state.read('basket').get()
    expect(basket.restaurant?.name).toBe('Galo Deansgate')
    expect(basket.signed?.data.menu_items.map(({ display_name }) => display_name)).toEqual(['Fogo dip'])
  })
})
