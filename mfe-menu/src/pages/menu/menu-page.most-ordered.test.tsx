import { act, aMenu, aMenuItem, aMenuSection, screen, waitFor, within } from '@galo/testing'
import { aKitchen } from '../../test/a-kitchen'
import { dataWith, open, sheet } from '../../test/menu-page.fixture'
import { bringMostOrdered } from './menu-page'
import type { MenuPageData } from './menu-page.data'
import { EVERYTHING_THERE, toCardSections } from './menu-page.model'

const MENU = aMenu({
  sections: [
    aMenuSection({
      items: [
        aMenuItem({ slug: 'chips', displayName: 'Peri chips' }),
        aMenuItem({ slug: 'mash', displayName: 'Creamy mash', allergens: { milk: 'YES' } }),
      ],
    }),
  ],
})
const DATA: MenuPageData = {
  ...dataWith(),
  sections: toCardSections(MENU.sections, 'COLLECTION', EVERYTHING_THERE),
  mostOrdered: { since: 'RESTAURANT', itemIds: ['item-mash', 'item-chips'] },
}
const row = async () => within(await screen.findByRole('region', { name: 'Most ordered' }))
const names = (part: ReturnType<typeof within>) =>
  part.getAllByRole('link').map(({ textContent }: HTMLElement) => textContent)

/** The page has nothing else to do from now on. */
const beIdle = () => {
  const told = jest.spyOn(globalThis, 'requestIdleCallback').mockImplementation((come) => {
    setTimeout(() => act(() => come({ didTimeout: false, timeRemaining: () => 50 })))
    return 1
  })
  return () => told.mock.calls.length
}

describe('The row of what is ordered most', () => {
  beforeAll(() => bringMostOrdered())

  it('leads to the dishes, the most ordered first', async () => {
    const { user } = open({ http: aKitchen([], MENU) }, DATA)
    const part = await row()
    expect(names(part)).toEqual([expect.stringContaining('Creamy mash'), expect.stringContaining('Peri chips')])
    await user.click(part.getByRole('link', { name: /^Peri chips/ }))
    expect(await sheet('Peri chips')).toBeDefined()
  })

  it('has the focus back from a dish that was pressed in it, where a browser gives pressed links none', async () => {
    const { user } = open({ http: aKitchen([], MENU) }, DATA)
    const chips = (await row()).getByRole('link', { name: /^Peri chips/ })
    act(() => chips.click())
    expect(await sheet('Peri chips')).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(chips).toHaveFocus())
  })

  it('has the way back, the basket and checkout as the next stops of who added a dish by it', async () => {
    const { user, state } = open({ http: aKitchen([], MENU) }, DATA)
    const chips = (await row()).getByRole('link', { name: /^Peri chips/ })
    chips.focus()
    await user.keyboard('{Enter}')
    await user.click(await (await sheet('Peri chips')).findByRole('button', { name: /Add to basket/ }))
    await waitFor(() => expect(chips).toHaveFocus())
    await screen.findByRole('button', { name: 'Take it back out' })
    await user.tab()
    expect(screen.getByRole('button', { name: 'Take it back out' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(state.read('basket').getState().signed?.data.menu_items).toEqual([]))
    expect(chips).toHaveFocus()
  })

  it('names what suits who avoids something, with its mark, and nothing else', async () => {
    const { state } = open({ http: aKitchen([], MENU) }, DATA)
    await row()
    act(() => state.write('menuFilters').setState({ avoid: ['milk'], isSafeModeOn: true }))
    const part = await row()
    await waitFor(() => expect(names(part)).toHaveLength(1))
    expect(part.getByRole('link', { name: /^Peri chips .*Safe/ })).toBeVisible()
  })

  it('has pictures once the page has time for them, from the same files as the cards', async () => {
    const timesAsked = beIdle()
    open({ http: aKitchen([], MENU) }, DATA)
    const link = (await row()).getByRole('link', { name: /^Peri chips/ })
    expect(timesAsked()).toBe(1)
    await waitFor(() => expect(link.querySelector('img')).not.toBeNull())
    const card = screen.getByRole('link', { name: 'Peri chips' }).closest('article')?.querySelector('picture')
    expect(link.querySelector('source')?.srcset).toBe(card?.querySelector('source')?.srcset)
  })

  it('has none for who saves data', async () => {
    const timesAsked = beIdle()
    Object.assign(navigator, { connection: { saveData: true } })
    open({ http: aKitchen([], MENU) }, DATA)
    const link = (await row()).getByRole('link', { name: /^Peri chips/ })
    expect(timesAsked()).toBe(0)
    expect(link.querySelector('img')).toBeNull()
    Object.assign(navigator, { connection: undefined })
  })

  it('is away while somebody searches', async () => {
    const { user } = open({ http: aKitchen([], MENU) }, DATA)
    await row()
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'mash')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Most ordered' })).toBeNull())
  })

  it('is no row where nobody could say it', () => {
    const { mostOrdered: _, ...without } = DATA
    open({ http: aKitchen([], MENU) }, without)
    expect(screen.queryByRole('region', { name: 'Most ordered' })).toBeNull()
  })
})
