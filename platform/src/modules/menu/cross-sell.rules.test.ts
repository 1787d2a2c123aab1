import { menu } from '../../../data'
import { crossSellOf } from './cross-sell.rules'

const goesWith = (id: string) => {
  const dish = menu.items.find((item) => item.id === id)
  if (dish === undefined) throw new Error(`The menu has no ${id}`)
  return crossSellOf(dish, menu.items, 'UK')
}
const itemOf = (id: string) => menu.items.find((item) => item.id === id)

describe('crossSellOf', () => {
  it('is a dip, a side and a drink in turn for a half chicken, without the sides that its meal offers', () => {
    const ids = goesWith('item-half-chicken')
    expect(ids.slice(0, 3).map((id) => itemOf(id)?.category)).toEqual(['EXTRAS', 'SIDES', 'DRINKS'])
    expect(ids).not.toContain('item-spiced-rice')
  })

  it('is nothing for a dip, a drink or a child’s meal', () => {
    expect(goesWith('item-garlic-dip')).toEqual([])
    expect(goesWith('item-cola-can')).toEqual([])
    expect(goesWith('item-kids-strips')).toEqual([])
  })

  it('never is what the dish offers itself, wants an ID, costs more, or has to be made up first', () => {
    let count = 0
    for (const dish of menu.items)
      for (const id of crossSellOf(dish, menu.items, 'IE')) {
        const extra = itemOf(id)
        const own = dish.modifiers.flatMap(({ choices }) => choices.map(({ itemId }) => itemId))
        expect([extra?.ageRestricted, extra?.nandino, own.includes(id), id === dish.id]).toEqual(Array(4).fill(false))
        expect(extra?.priceList.IE[0]?.price.value).toBeLessThanOrEqual(dish.priceList.IE[0]?.price.value ?? 0)
        count += 1
      }
    expect(count).toBeGreaterThan(200)
  })
})
