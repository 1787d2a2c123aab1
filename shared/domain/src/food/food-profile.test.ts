import fc from 'fast-check'
import { ALLERGEN_NAMES, composedAllergens, type AllergenName, type AllergenSet } from './allergens'
import { DIETS, dietsWith, type Diet } from './diets'
import {
  isKeptAway,
  judgeFood,
  profileOf,
  worstVerdict,
  type FoodProfile,
  type FoodToJudge,
  type FoodVerdict,
} from './food-profile'
import { PRESENCES, type Presence } from './presence'

const avoiding = (...avoid: readonly AllergenName[]): FoodProfile => ({ avoid, diets: [] })
const keeping = (...diets: readonly Diet[]): FoodProfile => ({ avoid: [], diets })
const foodWith = (allergens: AllergenSet | undefined, diets: FoodToJudge['diets'] = []): FoodToJudge => ({
  allergens,
  diets,
})

const verdictOn = (profile: FoodProfile, food: FoodToJudge): FoodVerdict => judgeFood(profile, food).verdict

/** From harmless to certain, by hand. */
const VERDICT_ORDER: readonly FoodVerdict[] = ['safe', 'may-contain', 'unknown', 'unsafe']
const PRESENCE_ORDER: readonly (readonly Presence[])[] = [
  ['NO'],
  ['MAYBE', 'MAYBE_FROM_MANUFACTURING', 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION'],
  ['UNKNOWN'],
  ['YES'],
]
const strengthOf = (presence: Presence): number => PRESENCE_ORDER.findIndex((words) => words.includes(presence))
const expectNoMilder = (verdict: FoodVerdict, than: FoodVerdict) =>
  expect(VERDICT_ORDER.indexOf(verdict)).toBeGreaterThanOrEqual(VERDICT_ORDER.indexOf(than))

describe('judgeFood', () => {
  it('finds everything safe for who asks for nothing, and says so of what nobody knows', () => {
    expect(judgeFood({ avoid: [], diets: [] }, foodWith(undefined, undefined))).toEqual({
      verdict: 'safe',
      reasons: [],
    })
  })

  it.each<readonly [Presence, FoodVerdict]>([
    ['NO', 'safe'],
    ['MAYBE', 'may-contain'],
    ['MAYBE_FROM_MANUFACTURING', 'may-contain'],
    ['MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION', 'may-contain'],
    ['UNKNOWN', 'unknown'],
    ['YES', 'unsafe'],
  ])('milk that is %s makes a dish %s', (presence, verdict) => {
    const reasons = verdict === 'safe' ? [] : [{ allergen: 'milk', presence }]
    expect(judgeFood(avoiding('milk'), foodWith({ milk: presence }))).toEqual({ verdict, reasons })
  })

  it('knows that wheat is gluten, and that oats are not wheat', () => {
    expect(verdictOn(avoiding('gluten'), foodWith({ wheat: 'YES' }))).toBe('unsafe')
    expect(verdictOn(avoiding('wheat'), foodWith({ gluten: 'YES', oats: 'YES' }))).toBe('safe')
    expect(verdictOn(avoiding('wheat'), foodWith({ gluten: 'YES' }))).toBe('unknown')
  })

  it('does not call a dish safe that nobody has said anything about', () => {
    expect(judgeFood(avoiding('milk'), foodWith(undefined))).toEqual({
      verdict: 'unknown',
      reasons: [{ allergen: 'milk', presence: 'UNKNOWN' }],
    })
  })

  it('keeps a dish to its diet, and to none that nobody has looked at', () => {
    expect(verdictOn(keeping('HALAL'), foodWith({}, ['HALAL', 'LOW_FAT']))).toBe('safe')
    expect(judgeFood(keeping('HALAL'), foodWith({}, ['VEGAN']))).toEqual({
      verdict: 'unsafe',
      reasons: [{ diet: 'HALAL' }],
    })
    for (const diets of [null, undefined, ['UNKNOWN']])
      expect(verdictOn(keeping('HALAL'), { allergens: {}, diets })).toBe('unknown')
  })

  it('says the worst first', () => {
    const food = foodWith({ egg: 'MAYBE', milk: 'UNKNOWN', soya: 'YES' }, [])
    expect(judgeFood({ avoid: ['egg', 'milk', 'soya'], diets: ['VEGAN'] }, food)).toEqual({
      verdict: 'unsafe',
      reasons: [
        { allergen: 'soya', presence: 'YES' },
        { diet: 'VEGAN' },
        { allergen: 'milk', presence: 'UNKNOWN' },
        { allergen: 'egg', presence: 'MAYBE' },
      ],
    })
  })
})

describe('judgeFood, whatever is avoided and whatever is in it', () => {
  const presence = fc.constantFrom(...PRESENCES)
  const name = fc.constantFrom(...ALLERGEN_NAMES)
  const set: fc.Arbitrary<AllergenSet> = fc.dictionary(name, presence, { maxKeys: 8 })
  const diets = fc.subarray([...DIETS])
  const profile: fc.Arbitrary<FoodProfile> = fc.record({ avoid: fc.subarray([...ALLERGEN_NAMES]), diets })
  const food: fc.Arbitrary<FoodToJudge> = fc.record({
    allergens: fc.option(set, { nil: undefined }),
    diets: fc.option(diets, { nil: null }),
  })
  const runs = { numRuns: 500 }

  it('finds what is avoided no milder for being surer that it is there', () => {
    fc.assert(
      fc.property(name, set, presence, presence, (avoided, rest, one, other) => {
        const [weaker, stronger] = strengthOf(one) <= strengthOf(other) ? [one, other] : [other, one]
        const verdictWith = (word: Presence) => verdictOn(avoiding(avoided), foodWith({ ...rest, [avoided]: word }))
        expectNoMilder(verdictWith(stronger), verdictWith(weaker))
      }),
      runs,
    )
  })

  it('finds nothing milder for who avoids more, and has more reasons then', () => {
    fc.assert(
      fc.property(profile, profile, food, (one, more, dish) => {
        const before = judgeFood(one, dish)
        const after = judgeFood({ avoid: [...one.avoid, ...more.avoid], diets: [...one.diets, ...more.diets] }, dish)
        expectNoMilder(after.verdict, before.verdict)
        expect(after.reasons).toEqual(expect.arrayContaining([...before.reasons]))
      }),
      runs,
    )
  })

  it('finds a composed dish as bad as its worst part', () => {
    fc.assert(
      fc.property(profile, set, set, diets, diets, (who, own, chosen, ownDiets, chosenDiets) => {
        const dish = {
          allergens: own,
          diets: ownDiets,
          modifiers: [{ id: 'side', choices: [{ id: 'chosen', allergens: chosen, diets: chosenDiets }] }],
        }
        const selection = { side: ['chosen'] }
        const composed = { allergens: composedAllergens(dish, selection), diets: dietsWith(dish, selection) }
        const parts = [foodWith(own, ownDiets), foodWith(chosen, chosenDiets)].map((part) => verdictOn(who, part))
        expect(verdictOn(who, composed)).toBe(worstVerdict(parts))
      }),
      runs,
    )
  })

  it('has a reason for every verdict but "safe"', () => {
    fc.assert(
      fc.property(profile, food, (who, dish) => {
        const { verdict, reasons } = judgeFood(who, dish)
        expect(reasons.length === 0).toBe(verdict === 'safe')
      }),
      runs,
    )
  })
})

describe('profileOf', () => {
  it('asks for nothing while safe mode is off, and forgets nothing either', () => {
    const filters = { avoid: ['milk'], diets: ['HALAL'], isSafeModeOn: true } as const
    expect(profileOf(filters)).toEqual({ avoid: ['milk'], diets: ['HALAL'] })
    expect(profileOf({ ...filters, isSafeModeOn: false })).toEqual({ avoid: [], diets: [] })
  })
})

describe('isKeptAway', () => {
  it('keeps traces away from who wants none, and what nobody is sure of from everybody', () => {
    const keptAway = (hideTraces: boolean) => VERDICT_ORDER.filter((verdict) => isKeptAway(verdict, { hideTraces }))
    expect(keptAway(true)).toEqual(['may-contain', 'unknown', 'unsafe'])
    expect(keptAway(false)).toEqual(['unknown', 'unsafe'])
  })
})
