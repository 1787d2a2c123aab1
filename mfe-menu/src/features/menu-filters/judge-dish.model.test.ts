import fc from 'fast-check'
import { aMenuItem } from '@galo/testing'
import {
  ALLERGENS,
  composedAllergens,
  isKeptAway,
  judgeFood,
  PRESENCES,
  type AllergenName,
  type AllergenSet,
  type Money,
  type Selection,
} from '@galo/domain'
import { judgeDish, type DishToJudge } from './judge-dish.model'

const FREE: Money = { value: 0, currencyCode: 'GBP' }
const choice = (id: string, allergens: AllergenSet = {}, isDefault = false) => ({
  id,
  slug: id,
  price: FREE,
  defaultChoice: isDefault,
  allergens,
})
const asking = (minChoices: number, choices: readonly ReturnType<typeof choice>[], id = 'topping') => ({
  id,
  slug: id,
  minChoices,
  maxChoices: 3,
  choices: [...choices],
})
const dishWith = (allergens: AllergenSet, ...modifiers: readonly ReturnType<typeof asking>[]): DishToJudge => ({
  allergens,
  diets: ['HALAL'],
  modifiers,
})

const no = (...avoid: readonly AllergenName[]) => ({ profile: { avoid, diets: [] }, hideTraces: true })
const MILK: AllergenSet = { milk: 'YES' }
const CORN = dishWith({}, asking(0, [choice('butter', MILK, true), choice('salt')]))

describe('judgeDish', () => {
  it('takes what comes with a dish for part of it', () => {
    const hasToBe = dishWith({}, asking(1, [choice('butter', MILK, true)]))
    expect(judgeDish(hasToBe, { topping: ['butter'] }, no('milk'))).toEqual({
      verdict: 'unsafe',
      reasons: [{ allergen: 'milk', presence: 'YES' }],
      without: [],
      hasOtherChoices: true,
    })
  })

  it('says what a dish can be had without, where it is served so', () => {
    expect(judgeDish(CORN, { topping: ['butter'] }, no('milk'))).toEqual({
      verdict: 'safe',
      reasons: [],
      without: [{ allergen: 'milk', presence: 'YES' }],
      hasOtherChoices: true,
    })
  })

  it('takes another choice for one that has to be made', () => {
    const bun = dishWith({}, asking(1, [choice('brioche', MILK, true), choice('plain')]))
    expect(judgeDish(bun, { topping: ['brioche'] }, no('milk'))).toMatchObject({ verdict: 'safe', without: [{}] })
  })

  it('cannot leave out what is in the dish itself', () => {
    const mash = dishWith(MILK, asking(0, [choice('butter', MILK, true)]))
    expect(judgeDish(mash, { topping: ['butter'] }, no('milk'))).toMatchObject({ verdict: 'unsafe', without: [] })
  })

  it('finds a dish safe that still asks, if one of its answers is, and says that others are not', () => {
    const wings = dishWith({}, asking(1, [choice('ranch', MILK), choice('fogo')], 'dip'))
    expect(judgeDish(wings, {}, no('milk'))).toEqual({
      verdict: 'safe',
      reasons: [],
      without: [],
      hasOtherChoices: true,
    })
  })

  it('finds a dish unsafe that asks for what nobody with this profile can answer', () => {
    const wings = dishWith({}, asking(1, [choice('ranch', MILK), choice('blue cheese', MILK)], 'dip'))
    expect(judgeDish(wings, {}, no('milk'))).toMatchObject({ verdict: 'unsafe', reasons: [{ allergen: 'milk' }] })
  })

  it('shows traces with a warning for who does not mind them', () => {
    const nuts = dishWith({ peanut: 'MAYBE_FROM_MANUFACTURING' })
    expect(judgeDish(nuts, {}, no('peanut')).verdict).toBe('may-contain')
    expect(judgeDish(nuts, {}, { ...no('peanut'), hideTraces: false }).verdict).toBe('may-contain')
  })

  it('keeps to a diet with every choice', () => {
    const keeping = { profile: { avoid: [], diets: ['HALAL'] }, hideTraces: true } as const
    expect(judgeDish(dishWith({}), {}, keeping).verdict).toBe('safe')
    expect(judgeDish({ ...dishWith({}), diets: ['VEGAN'] }, {}, keeping)).toMatchObject({
      verdict: 'unsafe',
      reasons: [{ diet: 'HALAL' }],
    })
  })

  it('judges a dish of the menu as it stands', () => {
    expect(judgeDish(aMenuItem(), {}, no('milk'))).toMatchObject({ reasons: [] })
  })

  it('calls no dish safe unless there is a selection of it that is', () => {
    const set = fc.dictionary(fc.constantFrom(...ALLERGENS), fc.constantFrom(...PRESENCES), { maxKeys: 2 })
    const modifier = (id: string) =>
      fc
        .record({ min: fc.integer({ min: 0, max: 2 }), sets: fc.array(set, { minLength: 1, maxLength: 3 }) })
        .map(({ min, sets }) =>
          asking(
            min,
            sets.map((each, index) => choice(`${id}-${index}`, each, index === 0)),
            id,
          ),
        )
    const choosing = (id: string, choices: readonly { readonly id: string }[], min: number): readonly string[][] => {
      const all = choices.reduce<string[][]>((sets, each) => [...sets, ...sets.map((s) => [...s, each.id])], [[]])
      return all.filter((chosen) => chosen.length >= min && id !== '')
    }
    fc.assert(
      fc.property(set, modifier('one'), modifier('two'), fc.subarray([...ALLERGENS]), (own, one, two, avoid) => {
        const dish = dishWith(own, one, two)
        const selection: Selection = { one: ['one-0'], two: ['two-0'] }
        const isSafe = (chosen: Selection) =>
          judgeFood({ avoid, diets: [] }, { allergens: composedAllergens(dish, chosen), diets: [] }).verdict === 'safe'
        const anySafe = choosing('one', one.choices, one.minChoices).some((first) =>
          choosing('two', two.choices, two.minChoices).some((second) => isSafe({ one: first, two: second })),
        )
        const judged = judgeDish(dish, selection, no(...avoid))
        expect(!isKeptAway(judged.verdict, { hideTraces: true })).toBe(anySafe)
      }),
      { numRuns: 300 },
    )
  })
})
