import { halfChicken } from './half-chicken.fixture'
import type { Selection } from './item'
import { askedModifiers, selectionProblems } from './selection'

const onItsOwn: Selection = { fire: ['hot'], meal: ['on-its-own'] }
const asked = (selection: Selection) => askedModifiers(halfChicken, selection).map(({ modifier }) => modifier.id)
const problems = (selection: Selection) =>
  selectionProblems(halfChicken, selection).map(({ modifierId, reason, missing }) => [modifierId, reason, missing])

describe('askedModifiers', () => {
  it('does not ask for sides with a dish on its own', () => {
    expect(asked(onItsOwn)).toEqual(['fire', 'meal', 'dips'])
  })

  it('asks for exactly the sides the meal brings', () => {
    expect(asked({ ...onItsOwn, meal: ['one-large-side'] })).toEqual(['fire', 'meal', 'large', 'dips'])
    const two = askedModifiers(halfChicken, { ...onItsOwn, meal: ['two-regular-sides'] }).find(
      ({ modifier }) => modifier.id === 'regular',
    )
    expect(two).toMatchObject({ min: 2, max: 2 })
  })

  it('asks how a side should be only while that side is asked for', () => {
    expect(asked({ ...onItsOwn, meal: ['one-regular-side'], regular: ['chips'] })).toContain('salt')
    expect(asked({ ...onItsOwn, regular: ['chips'] })).not.toContain('salt')
  })

  it('comes to an end when two modifiers open each other', () => {
    const ring = (id: string, other: string) => ({
      id,
      slug: id,
      minChoices: 1,
      maxChoices: 1,
      enabledBy: [{ modifierId: other, choiceIds: ['x'], count: 1 }],
      choices: [],
    })
    expect(askedModifiers({ modifiers: [ring('a', 'b'), ring('b', 'a')] }, { a: ['x'], b: ['x'] })).toEqual([])
  })
})

describe('selectionProblems', () => {
  it('has nothing against a dish on its own, nor against a whole meal', () => {
    expect(problems(onItsOwn)).toEqual([])
    expect(
      problems({
        fire: ['hot'],
        meal: ['two-regular-sides'],
        regular: ['rice', 'chips'],
        salt: ['plain'],
        dips: ['garlic'],
      }),
    ).toEqual([])
  })

  it('takes the same side twice, but not the same dip', () => {
    expect(problems({ ...onItsOwn, meal: ['two-regular-sides'], regular: ['rice', 'rice'] })).toEqual([])
    expect(problems({ ...onItsOwn, dips: ['garlic', 'garlic'] })).toEqual([['dips', 'repeated-choice', 0]])
  })

  it('says how many are missing', () => {
    expect(problems({})).toEqual([
      ['fire', 'too-few', 1],
      ['meal', 'too-few', 1],
    ])
    expect(problems({ ...onItsOwn, meal: ['two-regular-sides'], regular: ['rice'] })).toEqual([
      ['regular', 'too-few', 1],
    ])
  })

  it('says how many are too many', () => {
    expect(problems({ ...onItsOwn, meal: ['one-regular-side'], regular: ['rice', 'rice'] })).toEqual([
      ['regular', 'too-many', -1],
    ])
  })

  it('refuses what nobody asked for and what is not in the menu', () => {
    expect(problems({ ...onItsOwn, regular: ['rice'] })).toEqual([['regular', 'not-asked', -1]])
    expect(problems({ ...onItsOwn, toys: ['robot'] })).toEqual([['toys', 'unknown-modifier', -1]])
    expect(problems({ ...onItsOwn, fire: ['arctic'] })).toEqual([['fire', 'unknown-choice', 0]])
  })
})
