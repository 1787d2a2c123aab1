import { aBaste, aChoice, aHalfChicken, aMenuItem, aModifier } from '@galo/testing'
import { judgeChoice, judgeDish, saferChoices, type Wary } from './item-safety.model'

const avoiding = (...avoid: Wary['profile']['avoid']): Wary => ({ profile: { avoid, diets: [] }, hideTraces: true })
const NOTHING_GONE: ReadonlySet<string> = new Set()

const sides = aModifier({
  id: 'sides',
  slug: 'choose-sides-regular',
  minChoices: 2,
  maxChoices: 2,
  choices: [
    aChoice({ id: 'slaw', slug: 'slaw', allergens: { egg: 'YES' } }),
    aChoice({ id: 'rice', slug: 'rice', itemId: 'item-rice' }),
    aChoice({ id: 'corn', slug: 'corn', allergens: { milk: 'MAYBE_FROM_MANUFACTURING' } }),
  ],
})
const dips = aModifier({
  id: 'dips',
  slug: 'choose-dip',
  minChoices: 0,
  choices: [aChoice({ id: 'garlic', slug: 'garlic', allergens: { egg: 'YES' } })],
})
const plate = aMenuItem({ modifiers: [sides, dips] })
const egg = avoiding('egg')
const namesOf = (found: ReturnType<typeof saferChoices>) =>
  found?.changes.map(({ out, instead }) => [out.id, instead?.id ?? null])

describe('a dish made up for somebody who must not eat egg', () => {
  it('is as unsafe as what is chosen for it', () => {
    expect(judgeDish(plate, { sides: ['rice', 'corn'] }, egg).verdict).toBe('safe')
    expect(judgeDish(plate, { sides: ['rice', 'slaw'] }, egg).verdict).toBe('unsafe')
  })

  it('would suit with another side for one that must be chosen, and without what may be left out', () => {
    const found = saferChoices(plate, { sides: ['rice', 'slaw'], dips: ['garlic'] }, egg, NOTHING_GONE)
    expect(namesOf(found)).toEqual([
      ['slaw', 'corn'],
      ['garlic', null],
    ])
    expect(found?.selection).toEqual({ sides: ['rice', 'corn'] })
  })

  it('is offered nothing that has sold out, and nothing where the dish itself is the trouble', () => {
    expect(saferChoices(plate, { sides: ['corn', 'slaw'] }, egg, new Set(['item-rice']))).toBeNull()
    expect(
      saferChoices({ ...plate, allergens: { egg: 'YES' } }, { sides: ['rice', 'slaw'] }, egg, NOTHING_GONE),
    ).toBeNull()
    expect(saferChoices(plate, { sides: ['rice', 'corn'] }, egg, NOTHING_GONE)).toBeNull()
  })

  it('is offered the heat next to the one that they can’t have', () => {
    const chicken = aHalfChicken({ allergens: {}, modifiers: [aBaste()] })
    const found = saferChoices(chicken, { baste: ['baste-4'] }, avoiding('sulphite'), NOTHING_GONE)
    expect(namesOf(found)).toEqual([['baste-4', 'baste-3']])
  })
})

describe('a choice by itself', () => {
  it('keeps every diet where it is no food', () => {
    const halal: Wary = { profile: { avoid: [], diets: ['HALAL'] }, hideTraces: true }
    expect(judgeChoice(aChoice({ slug: 'large' }), halal).verdict).toBe('safe')
    expect(judgeChoice(aChoice({ slug: 'bacon', diets: [] }), halal).verdict).toBe('unsafe')
  })
})
