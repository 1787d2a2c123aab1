import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { ALLERGEN_KINDS, ALLERGEN_NAMES, DIETS, PRESENCES } from '@galo/domain'
import { menu } from '.'
import { housePicks } from './house-picks'
import { CATEGORIES, ITEM_LABELS, SERVING_TYPES } from './enumerations'
import type { CatalogueItem } from './types'

const { items, sections } = menu
const modifiers = [...new Set(items.flatMap((item) => item.modifiers))]
const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

const media = (picture: string, size: number, kind: string): string =>
  fileURLToPath(new URL(`../../media/items/${picture}-${size}.${kind}`, import.meta.url))

describe('the menu', () => {
  it('has a hundred dishes or more, and something in every category', () => {
    expect(items.length).toBeGreaterThanOrEqual(100)
    expect(CATEGORIES.filter((category) => !items.some((item) => item.category === category))).toEqual([])
  })

  const choices = modifiers.flatMap((modifier) => modifier.choices)
  const allergenSets = [...items, ...choices].map(({ allergens }) => allergens)
  it.each([
    ['allergen', ALLERGEN_NAMES, allergenSets.flatMap((set) => Object.keys(set))],
    ['presence', PRESENCES, allergenSets.flatMap((set) => Object.values(set))],
    ['dietary tag', [...DIETS, 'UNKNOWN'], items.flatMap(({ diets }) => diets)],
    ['label', ITEM_LABELS, items.flatMap(({ flags }) => flags)],
    ['serving type', SERVING_TYPES, [...items, ...choices].flatMap(({ servingType }) => servingType ?? [])],
  ] as const)('uses every %s at least once', (_kind, all, used) => {
    const inUse = new Set<string>(used)
    expect(all.filter((one) => !inUse.has(one))).toEqual([])
  })

  it('gives every dish an id, a till code and an address of its own', () => {
    expect(repeated(items.map(({ id }) => id))).toEqual([])
    expect(repeated(items.map(({ plu }) => plu))).toEqual([])
    expect(repeated(items.map(({ slug }) => slug))).toEqual([])
  })

  it('puts every dish in a section that exists', () => {
    const known = new Set(sections.map(({ id }) => id))
    expect(items.filter(({ section }) => !known.has(section))).toEqual([])
  })

  it.each(items)('$displayName has its picture in every size and both formats', ({ picture }) => {
    const files = [200, 240, 400].flatMap((size) => [media(picture, size, 'avif'), media(picture, size, 'webp')])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('keeps its small pictures under six kilobytes, so that a screen of dishes is light', () => {
    const heavy = items.filter(({ picture }) => statSync(media(picture, 200, 'avif')).size > 6 * 1024)
    expect(heavy.map(({ slug }) => slug)).toEqual([])
  })

  it('has half a chicken without its ground, in every fire', () => {
    const clear = [0, 1, 2, 3, 4, 5].map((heat) => media(`half-chicken-heat-${heat}-clear`, 400, 'avif'))
    const hero = [400, 800].map((size) => media('half-chicken-clear', size, 'avif'))
    expect([...clear, ...hero].filter((file) => !existsSync(file))).toEqual([])
  })

  it('says what the pictures show', () => {
    expect(items.filter(({ pictureAlt, description }) => !pictureAlt.trim() || !description.trim())).toEqual([])
  })
})

describe('what we would order', () => {
  it('is eight dishes of the menu, with nothing in them that somebody has to be of age for', () => {
    const picked = housePicks.map((id) => items.find((item) => item.id === id))
    expect(picked.map((item) => item?.ageRestricted)).toEqual(Array.from({ length: 8 }, () => false))
    expect(repeated(housePicks)).toEqual([])
  })
})

describe('prices', () => {
  const values = items.flatMap(({ priceList }) =>
    Object.values(priceList).flatMap((prices) => prices.map(({ price }) => price.value)),
  )

  it('are whole pence and cent above nothing', () => {
    expect(values.filter((value) => !Number.isInteger(value) || value <= 0)).toEqual([])
    const added = modifiers.flatMap(({ choices }) => choices.flatMap(({ price }) => [price.UK, price.IE]))
    expect(added.filter((value) => !Number.isInteger(value) || value < 0)).toEqual([])
  })

  const waysOf = (item: CatalogueItem, market: 'UK' | 'IE') =>
    item.priceList[market].flatMap(({ fulfilmentTypes }) => fulfilmentTypes).toSorted()

  it('cover each way of ordering once, the same in both markets, and in the money of the market', () => {
    for (const item of items) {
      const { priceList } = item
      expect(waysOf(item, 'UK').length).toBeGreaterThan(0)
      expect(repeated(waysOf(item, 'UK'))).toEqual([])
      expect(waysOf(item, 'IE')).toEqual(waysOf(item, 'UK'))
      expect(new Set(priceList.UK.map(({ price }) => price.currencyCode))).toEqual(new Set(['GBP']))
      expect(new Set(priceList.IE.map(({ price }) => price.currencyCode))).toEqual(new Set(['EUR']))
    }
  })

  it('leave some dishes for our tables and some for a box, and nearly all for both', () => {
    const sold = (ways: readonly string[]) => items.filter((item) => isDeepStrictEqual(waysOf(item, 'UK'), ways)).length
    expect(sold(['AT_TABLE', 'EAT_IN'])).toBeGreaterThanOrEqual(2)
    expect(sold(['COLLECTION', 'DELIVERY'])).toBeGreaterThanOrEqual(2)
    expect(sold(['AT_TABLE', 'COLLECTION', 'DELIVERY', 'EAT_IN'])).toBeGreaterThan(90)
  })

  it('are lower at a table than in a box', () => {
    const value = (item: CatalogueItem, kind: string) =>
      item.priceList.UK.find((entry) => entry.kind === kind)?.price.value
    const dearer = items.filter((item) => (value(item, 'EAT_IN') ?? 0) >= (value(item, 'TAKE_AWAY') ?? Infinity))
    expect(dearer).toEqual([])
  })
})

describe('nutrition', () => {
  it('says the same energy twice', () => {
    const apart = items.filter(({ nutritionalFacts: { kcal, kj } }) => Math.abs(kj - kcal * 4.184) > 1)
    expect(apart).toEqual([])
  })

  it('adds up: fat, carbs, protein, fibre and alcohol account for the energy', () => {
    const doubtful = items.filter(({ ageRestricted, nutritionalFacts: facts }) => {
      const counted = facts.fat * 9 + facts.carbs * 4 + facts.protein * 4 + facts.fibre * 2
      const gap = Math.abs(counted - facts.kcal)
      return !ageRestricted && gap > Math.max(12, facts.kcal * 0.08)
    })
    expect(doubtful.map(({ slug }) => slug)).toEqual([])
  })

  it('never has more of a part than of the whole', () => {
    const wrong = items.filter(
      ({ nutritionalFacts: { fat, saturates, carbs, sugars } }) => saturates > fat || sugars > carbs,
    )
    expect(wrong).toEqual([])
  })
})

describe('allergens and diets', () => {
  const has = (item: CatalogueItem, allergens: readonly (keyof CatalogueItem['allergens'])[]) =>
    allergens.some((allergen) => item.allergens[allergen] === 'YES')

  it('name the cereal when they say gluten, and the nut when they say nut', () => {
    const { gluten, nut } = ALLERGEN_KINDS
    const vague = items.filter(
      (item) => has(item, ['gluten']) !== has(item, gluten) || has(item, ['nut']) !== has(item, nut),
    )
    expect(vague.map(({ slug }) => slug)).toEqual([])
  })

  it('do not call a dish vegan over milk, egg or fish, nor gluten-free over gluten', () => {
    const animal = ['milk', 'egg', 'fish', 'crustacean', 'mollusc'] as const
    const wrong = items.filter(
      (item) =>
        (item.diets.includes('VEGAN') && has(item, animal)) ||
        (item.diets.includes('GLUTEN_FREE') && item.allergens.gluten !== undefined),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('never show seeds or slaw on a dish that does not own up to them', () => {
    const shy = items.filter(
      (item) =>
        (/\bslaw\b/i.test(`${item.description} ${item.pictureAlt}`) && item.allergens.oats !== 'YES') ||
        (/\bseeded\b|sesame/i.test(item.pictureAlt) && item.allergens.sesame !== 'YES'),
    )
    expect(shy.map(({ slug }) => slug)).toEqual([])
  })

  it('do not offer to leave the mayo out of a dish that has none', () => {
    const claims = items.filter(
      (item) =>
        item.allergens.egg !== 'YES' &&
        item.modifiers.some(
          ({ slug, choices }) => slug === 'choose-remove' && choices.some((one) => one.slug === 'piri-mayo'),
        ),
    )
    expect(claims.map(({ slug }) => slug)).toEqual([])
  })

  it('count every vegan dish as vegetarian too', () => {
    const wrong = items.filter(({ diets }) => diets.includes('VEGAN') && !diets.includes('VEGETARIAN'))
    expect(wrong).toEqual([])
  })
})

describe('a dish', () => {
  it('says for how many it is where one portion is for more than one, and how hot it is whatever is chosen', () => {
    const served = items.flatMap(({ serves }) => serves ?? [])
    expect(served.every((people) => Number.isInteger(people) && people > 1)).toBe(true)
    const sharing = items.filter(({ category }) => category === 'SHARING_PLATTERS')
    expect(sharing.filter(({ serves }) => serves === undefined)).toEqual([])
    const hot = items.filter(({ heat }) => heat !== undefined)
    expect(hot.filter(({ heat = 0 }) => heat < 1 || heat > 5)).toEqual([])
    // A fire that is picked is the choice's to tell.
    expect(hot.filter((item) => item.modifiers.some(({ slug }) => slug === 'choose-baste'))).toEqual([])
  })
})

describe('drinks', () => {
  it('hold their deposit when they come in a can or a bottle, and only then', () => {
    const inContainer = items.filter(({ category, pictureAlt, modifiers: of }) => {
      return category === 'DRINKS' && of.length === 0 && /\b(?:can|bottle)\b/.test(pictureAlt)
    })
    expect(inContainer.length).toBeGreaterThan(5)
    expect(items.filter(({ containers }) => containers.length > 0)).toEqual(inContainer)
    const sizes = inContainer.flatMap(({ containers }) => containers.map(({ ml }) => ml))
    expect(sizes.filter((ml) => !Number.isInteger(ml) || ml < 100 || ml > 3000)).toEqual([])
  })

  it('come with and without the larger deposit, which begins above half a litre', () => {
    const sizes = items.flatMap(({ containers }) => containers.map(({ ml }) => ml))
    expect(sizes.some((ml) => ml > 500)).toBe(true)
    expect(sizes.some((ml) => ml <= 500)).toBe(true)
  })

  it('ask for an age exactly when there is alcohol in them', () => {
    const wrong = items.filter(
      ({ ageRestricted, nutritionalFacts }) => ageRestricted !== nutritionalFacts.alcoholPercent > 0.5,
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})
