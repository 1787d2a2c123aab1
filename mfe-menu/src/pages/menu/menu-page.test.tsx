import { aLine, aMenu, aMenuItem, aMenuSection, screen, waitFor } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { AT, dataWith, menu, open, sheet } from '../../test/menu-page.fixture'
import { splitAvailability, toCardSections } from './menu-page.model'

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
    expect((await sheet('Lager')).getByText(/18 or over only: have your ID ready/)).toBeVisible()
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

  it('says that chicken has run out while that is switched on, and sells what is there', async () => {
    open({ flags: { 'chicken-availability-banner': true } })
    expect(await screen.findByText('Some of our chicken has run out today')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add Garlic dip' })).toBeVisible()
  })

  it('says so when no orders are taken, and still shows the menu', async () => {
    const data = dataWith()
    open({}, { ...data, restaurant: { ...data.restaurant, isOrderable: false } })
    expect(await screen.findByText('Not taking orders right now')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Garlic dip' })).toBeNull()
  })
})

describe('a menu that nothing can be ordered from', () => {
  it('says that nothing can be collected anywhere, and leads to no other Galo', () => {
    open({ flags: { 'collect-unavailable': true } })
    expect(screen.getByText('Nothing can be collected just now')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add / })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Find another Galo' })).toBeNull()
  })

  it.each([
    ['delivery-unavailable', 'DELIVERY', 'Nothing is delivered just now'],
    ['eat-in-unavailable', 'EAT_IN', 'Our tables are not served just now'],
    ['eat-in-unavailable', 'AT_TABLE', 'Our tables are not served just now'],
  ] as const)(
    'while %s is on says so for %s, and leads to the same menu to collect',
    async (flag, fulfilmentType, words) => {
      open({ flags: { [flag]: true } }, { ...dataWith(), fulfilmentType })
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByRole('link', { name: 'See the menu to collect' })).toBeVisible()
    },
  )

  it('has no "+" while tables are not served, says so, and leads to the same menu to collect', async () => {
    const words = 'Our tables are not served just now'
    const seed = { basket: aFilledBasket([aLine()]) }
    const at = '/order/menu/galo-deansgate?fulfilment=at-table&item=garlic-dip'
    const { state } = open(
      { at, seed, http: aKitchen([aLine()], menu), flags: { 'eat-in-unavailable': true } },
      {
        ...dataWith(),
        fulfilmentType: 'AT_TABLE',
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
    expect(state.read('basket').getState().signed?.data.menu_items).toHaveLength(1)
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
