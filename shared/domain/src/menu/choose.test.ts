import fc from 'fast-check'
import { choose, defaultSelection, tidySelection } from './choose'
import { halfChicken } from './half-chicken.fixture'
import { selectionProblems } from './selection'

const meal = { fire: ['hot'], meal: ['two-regular-sides'], regular: ['rice', 'chips'], salt: ['plain'] }

describe('choose', () => {
  it('keeps the first side when the meal gets smaller, and forgets how the other should have been', () => {
    expect(choose(halfChicken, meal, 'meal', ['one-regular-side'])).toEqual({
      fire: ['hot'],
      meal: ['one-regular-side'],
      regular: ['rice'],
    })
  })

  it('forgets the sides of a dish on its own', () => {
    expect(choose(halfChicken, meal, 'meal', ['on-its-own'])).toEqual({ fire: ['hot'], meal: ['on-its-own'] })
  })

  it('takes a choice back', () => {
    expect(choose(halfChicken, meal, 'fire', [])).toEqual({ meal: meal.meal, regular: meal.regular, salt: meal.salt })
  })
})

describe('defaultSelection', () => {
  it('is what the menu proposes, and nothing that is not asked', () => {
    expect(defaultSelection(halfChicken)).toEqual({ fire: ['medium'], meal: ['on-its-own'] })
  })
})

describe('tidySelection', () => {
  const ids = fc.constantFrom(
    'medium',
    'hot',
    'on-its-own',
    'one-regular-side',
    'two-regular-sides',
    'one-large-side',
    'rice',
    'chips',
    'large-rice',
    'garlic',
    'nothing',
  )
  const anything = fc.dictionary(
    fc.constantFrom('fire', 'meal', 'regular', 'large', 'salt', 'dips', 'toys'),
    fc.array(ids, { maxLength: 4 }),
  )

  it('leaves nothing wrong but what is missing, and a second time changes nothing', () => {
    fc.assert(
      fc.property(anything, (selection) => {
        const tidied = tidySelection(halfChicken, selection)
        const reasons = selectionProblems(halfChicken, tidied).map(({ reason }) => reason)
        expect(reasons.filter((reason) => reason !== 'too-few')).toEqual([])
        expect(tidySelection(halfChicken, tidied)).toEqual(tidied)
      }),
    )
  })
})
