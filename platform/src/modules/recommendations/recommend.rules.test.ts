import fc from 'fast-check'
import { menu } from '../../../data'
import { recommend, type RecommendationQuery } from './recommend.rules'

const asked = (changes: Partial<RecommendationQuery> = {}): RecommendationQuery => ({
  items: menu.items,
  present: new Set(['item-half-chicken']),
  missing: new Set(),
  market: 'UK',
  fulfilmentType: 'COLLECTION',
  limit: 10,
  ...changes,
})
const groups = (changes?: Partial<RecommendationQuery>) => recommend(asked(changes)).map(({ category }) => category)
const ids = menu.items.map(({ id }) => id)

describe('recommend', () => {
  it('offers a drink, a side and a dessert in turn', () => {
    expect(groups({ limit: 4 })).toEqual(['DRINKS', 'SIDES', 'DESSERTS', 'DRINKS'])
  })

  it('leaves out what is there already, also as a portion in a meal', () => {
    expect(groups({ present: new Set(['item-half-chicken', 'item-peri-chips']), limit: 3 })).toEqual([
      'DRINKS',
      'DESSERTS',
      'DRINKS',
    ])
  })

  it('has a dip left for who has everything', () => {
    const present = new Set(['item-cola-can', 'item-peri-chips', 'item-pastel-de-nata'])
    expect(new Set(groups({ present }))).toEqual(new Set(['EXTRAS']))
  })

  it('would sooner offer no drink than one that wants an ID', () => {
    const soft = menu.items.filter(({ category, ageRestricted }) => category === 'DRINKS' && !ageRestricted)
    expect(groups({ missing: new Set(soft.map(({ id }) => id)) })).not.toContain('DRINKS')
  })

  it('never offers what is there, can not be had, wants an ID or is for children, nor more than was asked for', () => {
    const some = fc.uniqueArray(fc.constantFrom(...ids)).map((list) => new Set(list))
    const fulfilment = fc.constantFrom('DELIVERY' as const, 'COLLECTION' as const, 'EAT_IN' as const)
    fc.assert(
      fc.property(
        some,
        some,
        fulfilment,
        fc.integer({ min: 1, max: 10 }),
        (present, missing, fulfilmentType, limit) => {
          const offered = recommend(asked({ present, missing, fulfilmentType, limit }))
          expect(offered.length).toBeLessThanOrEqual(limit)
          expect(new Set(offered).size).toBe(offered.length)
          for (const { id, ageRestricted, nandino } of offered)
            expect([present.has(id), missing.has(id), ageRestricted, nandino]).toEqual([false, false, false, false])
        },
      ),
    )
  })
})
