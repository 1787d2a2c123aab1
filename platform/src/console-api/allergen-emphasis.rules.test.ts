import { ALLERGEN_KINDS, ALLERGEN_NAMES, type AllergenName } from '@galo/domain'
import { menu } from '../../data'
import { PREPACKED } from '../../data/menu/prepacked'
import { emphasised } from './allergen-emphasis.rules'

const namesIn = (list: string): ReadonlySet<AllergenName> =>
  new Set(emphasised(list).flatMap(({ allergen }) => allergen ?? []))
const isGroup = (name: AllergenName): boolean => name in ALLERGEN_KINDS

describe('A list of ingredients', () => {
  it.each<readonly [string, readonly (readonly [string, AllergenName])[]]>([
    [
      'Sugar, EGG yolk, Mustard flour',
      [
        ['EGG', 'egg'],
        ['Mustard', 'mustard'],
      ],
    ],
    [
      'wheat flour (wheat, iron), almond, brazil nuts',
      [
        ['wheat', 'wheat'],
        ['wheat', 'wheat'],
        ['almond', 'almonds'],
        ['brazil nuts', 'brazilNuts'],
      ],
    ],
    [
      'vinegar (contains sulphites), celeriac, oat bran',
      [
        ['sulphites', 'sulphite'],
        ['celeriac', 'celery'],
        ['oat', 'oats'],
      ],
    ],
    ['nutmeg, eggplant, goats, milkshake, buckwheat, coconut', []],
  ])('of %s has these stand out', (list, found) => {
    const parts = emphasised(list)
    expect(parts.flatMap(({ text, allergen }) => (allergen === null ? [] : [[text, allergen]]))).toEqual(found)
    expect(parts.map(({ text }) => text).join('')).toBe(list)
  })

  it('finds each of the fourteen and of their kinds by its own name', () => {
    const written = (name: string) => name.replace('brazilNuts', 'brazil nuts')
    for (const name of ALLERGEN_NAMES) expect([...namesIn(`water, ${written(name)}, salt`)]).toEqual([name])
  })
})

describe('What the kitchens pack before it is ordered', () => {
  const items = menu.items.filter(({ slug }) => slug in PREPACKED)

  it('is on the menu, each of it, and nobody chooses what goes into it', () => {
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(PREPACKED).toSorted())
    expect(items.flatMap(({ modifiers }) => modifiers)).toEqual([])
  })

  it.each(Object.entries(PREPACKED))(
    '%s: every allergen that is in it stands out in its list, and no other',
    (slug, list) => {
      const allergens = items.find((item) => item.slug === slug)?.allergens ?? {}
      const inIt = ALLERGEN_NAMES.filter((name) => allergens[name] === 'YES' && !isGroup(name))
      expect([...namesIn(list)].toSorted()).toEqual(inIt.toSorted())
    },
  )

  it('has nothing in it that nobody is sure of', () => {
    expect(items.filter(({ allergens }) => Object.values(allergens).includes('UNKNOWN'))).toEqual([])
  })
})
