import type { KeptDish } from '@galo/contracts/saved-baskets'
import { judgeKept, unsafeOf } from './kept-safety.model'

const dish = (display_name: string, given: Partial<KeptDish>): KeptDish => ({
  menu_item_id: display_name,
  display_name,
  quantity: 1,
  modifiers: [],
  price: { currency_code: 'GBP', value: 380 },
  ...given,
})
const CORN = dish('Corn', { allergens: {}, diets: [] })
const DIP = dish('Garlic dip', { allergens: { milk: 'YES' }, diets: [] })
const BREAD = dish('Bread', { allergens: { milk: 'MAYBE' }, diets: [] })
const WHO = { profile: { avoid: ['milk'] as const, diets: [] }, hideTraces: true }
const namesOf = (dishes: readonly KeptDish[], who: Parameters<typeof judgeKept>[1] = WHO) =>
  unsafeOf(judgeKept(dishes, who)).map((each) => each.dish.display_name)

describe('a kept basket, for who must not eat something', () => {
  it('has its unsafe dishes named, and what may have traces unless they mind none', () => {
    expect(namesOf([CORN, DIP, BREAD])).toEqual(['Garlic dip', 'Bread'])
    expect(namesOf([CORN, DIP, BREAD], { ...WHO, hideTraces: false })).toEqual(['Garlic dip'])
  })

  it('is not safe where nobody said what is in a dish, and is not asked about what can’t be had', () => {
    expect(namesOf([dish('Mystery', {})])).toEqual(['Mystery'])
    expect(namesOf([{ ...DIP, price: null }])).toEqual([])
  })

  it('is not judged for who avoids nothing', () => {
    const nobody = { profile: { avoid: [], diets: [] }, hideTraces: true }
    expect(judgeKept([DIP], nobody)).toEqual([{ dish: DIP, judged: null, isUnsafe: false }])
  })
})
