import type { Diet } from '@galo/domain'
import { aMenuItem, renderScreen, screen, within } from '@galo/testing'
import { chickenSheet } from '../../test/item-sheet.fixture'
import { toItemCard } from './item.model'

const DISHES = [
  aMenuItem({ slug: 'garlic-dip', displayName: 'Garlic dip', price: 120 }),
  aMenuItem({ slug: 'mint-dip', displayName: 'Mint and yoghurt', price: 130, allergens: { milk: 'YES' } }),
  aMenuItem({ slug: 'cola', displayName: 'Cola', price: 250, depositFee: { currencyCode: 'GBP', value: 15 } }),
  aMenuItem({ slug: 'rice', displayName: 'Spiced rice', price: 340 }),
]
const DIP = 'item-garlic-dip'

const filters = (avoid: readonly 'milk'[]) => ({
  avoid,
  diets: [] satisfies Diet[],
  searchTerm: '',
  hideTraces: true,
  hideCalories: false,
  isSafeModeOn: true,
  hidesUnsafe: false,
})

const open = (avoid: readonly 'milk'[] = []) => {
  const onAdd = jest.fn(async () => ({ kind: 'asked' as const }))
  const cards = DISHES.flatMap((dish) => toItemCard(dish, 'COLLECTION', dish.slug === 'rice') ?? [])
  const dishOf = (id: string) => DISHES.find((dish) => dish.id === id)
  const others = { dishOf, bring: () => {}, haveFailed: false, retry: () => {} }
  const crossSell = [...DISHES.map(({ id }) => id), 'item-hidden-here']
  const { user } = renderScreen(chickenSheet({ crossSell, cards, others, onAdd, modifiers: [] }), {
    owner: 'mfe-menu',
    seed: { menuFilters: filters(avoid) },
  })
  const extras = () => within(screen.getByRole('group', { name: /Goes well with it/ }))
  return { user, onAdd, extras, add: screen.getByRole('button', { name: /Add to basket/ }) }
}
const namesOf = (boxes: readonly HTMLElement[]) => boxes.map((box) => box.closest('label')?.textContent)

describe('what goes well with a dish', () => {
  it('is what can be had here, with what it costs, its deposit included', () => {
    const { extras } = open()
    expect(namesOf(extras().getAllByRole('checkbox'))).toEqual([
      expect.stringMatching(/^Garlic dip.*\+£1\.20$/),
      expect.stringMatching(/^Mint and yoghurt.*\+£1\.30$/),
      expect.stringMatching(/^Cola.*with £0\.15 deposit.*\+£2\.65$/),
    ])
  })

  it('is in the price as it is chosen, once, however many of the dish there are, and goes in with it', async () => {
    const { user, onAdd, extras, add } = open()
    expect(add).toHaveTextContent('£10.95')
    await user.click(extras().getByRole('checkbox', { name: /Garlic dip/ }))
    expect(add).toHaveTextContent('£12.15')
    await user.click(screen.getByRole('button', { name: 'One Half chicken more' }))
    expect(add).toHaveTextContent('£23.10')
    await user.click(extras().getByRole('checkbox', { name: /Cola/ }))
    await user.click(extras().getByRole('checkbox', { name: /Cola/ }))
    await user.click(add)
    const extra = { item: { id: DIP, quantity: 1, modifiers: [] }, picture: expect.any(String) }
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ quantity: 2 }), false, [extra], 2_310)
  })

  it('never is what is not safe for who eats it', () => {
    const { extras } = open(['milk'])
    const names = namesOf(extras().getAllByRole('checkbox'))
    expect(names).toEqual([expect.stringMatching(/^Garlic dip/), expect.stringMatching(/^Cola/)])
  })
})
