import { ALLERGENS } from '@galo/domain'
import { aMenuItem } from '@galo/testing'
import { allergenRows } from './allergen-table.model'

const dishes = new Map(
  [
    aMenuItem({ slug: 'wrap', displayName: 'Wrap', allergens: { gluten: 'YES', wheat: 'YES', milk: 'MAYBE' } }),
    aMenuItem({ slug: 'cake', displayName: 'Cake', allergens: { almonds: 'YES', gluten: 'UNKNOWN', lupine: 'YES' } }),
  ].map((dish) => [dish.slug, dish]),
)
const dishOf = (slug: string) => dishes.get(slug) ?? null
const sectionOf = (...slugs: string[]) => ({ id: 'all', displayName: 'All', items: slugs.map((slug) => ({ slug })) })

/** What a row says of an allergen. */
const said = (rows: ReturnType<typeof allergenRows>, dish: string, allergen: string) => {
  const cell = rows?.[0]?.rows
    .find(({ displayName }) => displayName === dish)
    ?.cells.find((one) => one.allergen === allergen)
  return cell && [cell.presence, ...cell.kinds]
}

describe('the table of allergens', () => {
  const rows = allergenRows([sectionOf('wrap', 'cake')], dishOf)

  it('says something of each of the fourteen for every dish', () => {
    expect(rows?.[0]?.rows.map(({ cells }) => cells.map(({ allergen }) => allergen))).toEqual([ALLERGENS, ALLERGENS])
    expect(said(rows, 'Wrap', 'milk')).toEqual(['MAYBE'])
    expect(said(rows, 'Wrap', 'egg')).toEqual(['NO'])
  })

  it('names the cereal and the nut, and none where nobody is sure of any', () => {
    expect(said(rows, 'Wrap', 'gluten')).toEqual(['YES', 'wheat'])
    expect(said(rows, 'Cake', 'nut')).toEqual(['YES', 'almonds'])
    expect(said(rows, 'Cake', 'gluten')).toEqual(['UNKNOWN'])
  })

  it('keeps an allergen that nobody here has heard of', () => {
    expect(rows?.[0]?.rows.map(({ strangers }) => strangers)).toEqual([[], ['lupine']])
  })

  it('is not shown with a dish missing', () => {
    expect(allergenRows([sectionOf('wrap', 'soup')], dishOf)).toBeNull()
  })
})
