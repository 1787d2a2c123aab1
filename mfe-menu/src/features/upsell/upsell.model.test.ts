import type { FoodProfile } from '@galo/domain'
import { dishesToSuggest, type DishOnMenu, type Suggestion } from './upsell.model'

const ANYTHING: FoodProfile = { avoid: [], diets: [] }

const dish = (id: string, given: Partial<DishOnMenu> = {}): DishOnMenu => ({
  id,
  slug: id,
  displayName: id,
  price: { currencyCode: 'GBP', value: 300 },
  deposit: 0,
  kcal: null,
  picture: { url: `/pictures/${id}` },
  soldOut: false,
  quickModifiers: [],
  ...given,
})

const suggestion = (menu_item_id: string, given: Partial<Suggestion> = {}): Suggestion => ({
  menu_item_id,
  display_name: menu_item_id,
  image_url: '',
  alt_text: '',
  diets: [],
  grouping: 'SIDES',
  allergens: {},
  has_modifiers: false,
  price_list: [],
  ...given,
})

const idsOf = (suggested: ReturnType<typeof dishesToSuggest>) => suggested.map(({ dish: { id } }) => id)

describe('dishesToSuggest', () => {
  it('are three at most, in the order they were suggested', () => {
    const ids = ['cola', 'chips', 'cake', 'water']
    const all = dishesToSuggest(
      ids.map((id) => suggestion(id)),
      ids.map((id) => dish(id)),
      ANYTHING,
    )
    expect(idsOf(all)).toEqual(['cola', 'chips', 'cake'])
  })

  it('are on this menu, and to be had', () => {
    const found = dishesToSuggest(
      [suggestion('elsewhere'), suggestion('gone'), suggestion('chips')],
      [dish('gone', { soldOut: true }), dish('chips')],
      ANYTHING,
    )
    expect(idsOf(found)).toEqual(['chips'])
  })

  it.each(['YES', 'UNKNOWN', 'MAYBE', 'MAYBE_FROM_MANUFACTURING', 'A_WORD_OF_TOMORROW'])(
    'are nothing with milk that is %s for who avoids milk',
    (milk) => {
      const suggestions = [suggestion('cake', { allergens: { milk } }), suggestion('chips')]
      const found = dishesToSuggest(suggestions, [dish('cake'), dish('chips')], { avoid: ['milk'], diets: [] })
      expect(idsOf(found)).toEqual(['chips'])
    },
  )

  it('keep to the diet of who eats', () => {
    const suggestions = [suggestion('wings'), suggestion('chips', { diets: ['VEGAN'] })]
    const found = dishesToSuggest(suggestions, [dish('wings'), dish('chips')], { avoid: [], diets: ['VEGAN'] })
    expect(idsOf(found)).toEqual(['chips'])
  })

  it('open where something is chosen first, and go in at a press where nothing is', () => {
    const chosen = [{ id: 'size', choices: ['regular'] }]
    const [cola, chips] = dishesToSuggest(
      [suggestion('cola', { has_modifiers: true }), suggestion('chips')],
      [dish('cola', { quickModifiers: chosen }), dish('chips')],
      ANYTHING,
    )
    expect([cola?.modifiers, chips?.modifiers]).toEqual([null, []])
  })
})
