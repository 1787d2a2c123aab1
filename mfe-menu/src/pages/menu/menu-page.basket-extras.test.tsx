import { NetworkError } from '@galo/contracts/errors'
import { aLine, aMenuItem, aMenuSection, aMenu, aSignedBasket, screen, waitFor, within } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { dataWith, menu, open } from '../../test/menu-page.fixture'
import { toCardSections, splitAvailability } from './menu-page.model'

const chicken = aLine({ menu_item_id: 'item-half-chicken', display_name: 'Half chicken', slug: 'half-chicken' })

const DIP = {
  menu_item_id: 'item-garlic-dip',
  display_name: 'Garlic dip',
  image_url: '',
  alt_text: '',
  diets: [],
  grouping: 'EXTRAS',
  allergens: { milk: 'YES' },
  has_modifiers: false,
  price_list: [],
}

const SAID_NOTHING = { avoid: [], diets: [], cutlery: false, bag: false }

/** The menu with a half chicken in the basket, before a platform that suggests a dip. */
const openWithChicken = (seed: object = {}, data = dataWith()) => {
  const http = aKitchen([chicken], menu)
  http.answer('recommendations.suggest-items', () => ({ suggestions: [DIP] }))
  http.answer('basket.set-preferences', ({ body }) =>
    aSignedBasket({
      menu_items: [chicken],
      preferences: { ...SAID_NOTHING, ...(body as { preferences: object }).preferences },
      fees: (body as { preferences: typeof SAID_NOTHING }).preferences.bag
        ? [{ kind: 'BAG', amount: { currency_code: 'GBP', value: 10 } }]
        : [],
    }),
  )
  const restaurant = { id: dataWith().restaurant.id, slug: 'galo-deansgate', name: 'Galo Deansgate', address: '' }
  const opened = open({ http, seed: { basket: aFilledBasket([chicken], { restaurant }), ...seed } }, data)
  const sent = (contract: string) => http.calls.filter((call) => call.contract === contract).map(({ body }) => body)
  return { ...opened, http, sent }
}

const AVOIDS_MILK = {
  menuFilters: {
    avoid: ['milk'] as const,
    diets: [],
    searchTerm: '',
    hideTraces: true,
    hideCalories: false,
    isSafeModeOn: true,
    hidesUnsafe: false,
  },
}

describe('what goes well with the basket', () => {
  it('goes in at a press, marked as suggested', async () => {
    const { user, sent } = openWithChicken()
    const suggested = within(await screen.findByRole('region', { name: 'Goes well with that', hidden: true }))
    await user.click(suggested.getByRole('button', { name: 'Add Garlic dip', hidden: true }))
    await waitFor(() => expect(sent('basket.add-item')).toMatchObject([{ upsell: true, item: { quantity: 1 } }]))
  })

  it('says so when it costs more than stood beside it', async () => {
    const { sections, ...data } = dataWith()
    const cheaper = sections.map(({ items, ...section }) => ({
      ...section,
      items: items.map((item) => ({ ...item, price: { ...item.price, value: item.price.value - 10 } })),
    }))
    const { user } = openWithChicken({}, { ...data, sections: cheaper })
    const suggested = within(await screen.findByRole('region', { name: 'Goes well with that', hidden: true }))
    await user.click(suggested.getByRole('button', { name: 'Add Garlic dip', hidden: true }))
    expect(await screen.findByText(/^Some prices have moved since you chose/)).toBeInTheDocument()
  })

  it('is nothing with what somebody must not eat', async () => {
    const { sent } = openWithChicken(AVOIDS_MILK)
    await screen.findByRole('checkbox', { name: /Tell the kitchen: no milk/, hidden: true })
    await waitFor(() => expect(sent('recommendations.suggest-items')).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Goes well with that', hidden: true })).toBeNull()
  })

  it('is asked of nobody whose restaurant takes no orders now', async () => {
    const data = dataWith()
    const { sent } = openWithChicken({}, { ...data, restaurant: { ...data.restaurant, isOrderable: false } })
    await screen.findByRole('checkbox', { name: /cutlery/i, hidden: true })
    expect(sent('recommendations.suggest-items')).toEqual([])
    expect(screen.queryByRole('region', { name: 'Goes well with that', hidden: true })).toBeNull()
  })

  it('is no drama when nobody can say', async () => {
    const http = aKitchen([chicken], menu)
    http.answer('recommendations.suggest-items', () => {
      throw new NetworkError('unreachable')
    })
    open({ http, seed: { basket: aFilledBasket([chicken]) } })
    expect(await screen.findByText('Only if you need it')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what comes along', () => {
  it('says what the bag costs before it is wanted, and what it came to after', async () => {
    const { user, sent } = openWithChicken()
    const bag = await screen.findByRole('checkbox', { name: /A paper bag.*\+£0\.10/, hidden: true })
    await user.click(bag)
    expect(bag).toBeChecked()
    await waitFor(() => expect(sent('basket.set-preferences')).toMatchObject([{ preferences: { bag: true } }]))
    expect((await screen.findAllByText('£1.30')).length).toBeGreaterThan(0)
    expect(bag).toBeChecked()
  })

  it('is as it was, with words, when it could not be noted', async () => {
    const { user, http } = openWithChicken()
    http.answer('basket.set-preferences', () => {
      throw new NetworkError('unreachable')
    })
    const cutlery = await screen.findByRole('checkbox', { name: /Cutlery/, hidden: true })
    await user.click(cutlery)
    expect(await screen.findByText("We couldn't note that. Please try again.")).toBeInTheDocument()
    await waitFor(() => expect(cutlery).not.toBeChecked())
  })
})

describe('what somebody avoids', () => {
  it('goes to the kitchen at their own press, and is taken back at another', async () => {
    const { user, sent } = openWithChicken(AVOIDS_MILK)
    const tell = await screen.findByRole('checkbox', { name: /Tell the kitchen: no milk/, hidden: true })
    expect(sent('basket.set-preferences')).toEqual([])
    await user.click(tell)
    await waitFor(() => expect(sent('basket.set-preferences')).toMatchObject([{ preferences: { avoid: ['milk'] } }]))
    await user.click(tell)
    await waitFor(() => expect(sent('basket.set-preferences')[1]).toMatchObject({ preferences: { avoid: [] } }))
  })

  it('is looked for in every line, and a line that says nothing is not called safe', async () => {
    const restaurant = { id: dataWith().restaurant.id, slug: 'galo-deansgate', name: 'Galo Deansgate', address: '' }
    const lines = [
      aLine({ id: 'a', display_name: 'Mash', allergens: { milk: 'YES' }, diets: [] }),
      aLine({ id: 'b', display_name: 'Chips', allergens: {}, diets: [] }),
      aLine({ id: 'c', display_name: 'From before' }),
    ]
    open({ http: aKitchen(lines, menu), seed: { basket: aFilledBasket(lines, { restaurant }), ...AVOIDS_MILK } })
    expect(await screen.findByText('Contains milk')).toBeInTheDocument()
    expect(screen.getByText('Safe for you')).toBeInTheDocument()
    expect(screen.getByText('We can’t be sure about milk')).toBeInTheDocument()
  })
})

describe('what everybody is told', () => {
  it('about allergens is told once', async () => {
    const { user, unmount, state } = openWithChicken()
    await user.click(await screen.findByRole('button', { name: 'Got it', hidden: true }))
    expect(screen.queryByText('Allergies? Read this first.')).toBeNull()
    expect(state.read('notices').getState().areAllergensRead).toBe(true)
    unmount()
    openWithChicken({ notices: { areAllergensRead: true } })
    expect(await screen.findByText('Only if you need it')).toBeInTheDocument()
    expect(screen.queryByText('Allergies? Read this first.')).toBeNull()
  })

  it('about alcohol is asked before the first of it', async () => {
    const lager = aMenuItem({
      id: 'item-galo-lager',
      slug: 'galo-lager',
      displayName: 'Galo lager',
      ageRestricted: true,
    })
    const bar = aMenu({ sections: [aMenuSection({ items: [lager] })] })
    const sections = toCardSections(bar.sections, 'COLLECTION', splitAvailability([]))
    const { user, state } = open({ http: aKitchen([], bar) }, { ...dataWith(), sections })
    const lagers = () => state.read('basket').getState().signed?.data.menu_items.length ?? 0
    const add = screen.getByRole('button', { name: 'Add Galo lager' })
    await user.click(add)
    const question = within(await screen.findByRole('dialog', { name: 'Are you 18 or over?' }))
    expect(question.getByText('Alcohol: you must be 18 or over and show ID.')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Leave it out' }))
    expect(lagers()).toBe(0)
    await user.click(add)
    await user.click(await screen.findByRole('button', { name: 'I’m 18 or over' }))
    await waitFor(() => expect(lagers()).toBe(1))
  })
})
