import fc from 'fast-check'
import { ALLERGEN_KINDS, ALLERGEN_NAMES, composedAllergens, presenceOf, type AllergenSet } from './allergens'
import { PRESENCES, type Presence } from './presence'

const CEREALS = ALLERGEN_KINDS.gluten
const MAYBE = 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION'

const dishWith = (allergens: AllergenSet, chosen: AllergenSet = {}) => ({
  allergens,
  modifiers: [{ id: 'side', choices: [{ id: 'chosen', allergens: chosen }] }],
})
const CHOSEN = { side: ['chosen'] }

/** From harmless to certain, by hand. */
const strengthOf = (presence: Presence): number => {
  if (presence === 'NO') return 0
  if (presence === 'YES') return 3
  return presence === 'UNKNOWN' ? 2 : 1
}

describe('ALLERGEN_NAMES', () => {
  it('are the fourteen of the law, with the cereals and the nuts by name', () => {
    expect(ALLERGEN_NAMES.join(' ')).toBe(
      'celery crustacean egg fish gluten barley oats rye spelt wheat lupin milk mollusc mustard nut almonds hazelnuts ' +
        'walnuts brazilNuts cashews pecans pistachios macadamia peanut sesame soya sulphite',
    )
  })
})

describe('presenceOf', () => {
  it('takes what is not listed for not there', () => {
    expect(presenceOf({}, 'milk')).toBe('NO')
    expect(presenceOf({ milk: 'MAYBE' }, 'milk')).toBe('MAYBE')
  })

  it.each<readonly [string, AllergenSet, Presence]>([
    ['by its own word', { gluten: 'YES' }, 'YES'],
    ['by a kind of it', { wheat: 'YES' }, 'YES'],
    ['by a kind that says more than it does', { gluten: 'MAYBE', rye: 'UNKNOWN' }, 'UNKNOWN'],
    ['not at all', { nut: 'YES' }, 'NO'],
  ])('finds a group %s', (_, part, presence) => {
    expect(presenceOf(part, 'gluten')).toBe(presence)
  })

  it('of a group that says nothing leaves no kind open', () => {
    expect(CEREALS.map((kind) => presenceOf({ gluten: 'NO' }, kind))).toEqual(CEREALS.map(() => 'NO'))
    expect(presenceOf({ oats: 'YES' }, 'wheat')).toBe('NO')
  })

  it('oats are the gluten, so wheat is not in it', () => {
    const slaw: AllergenSet = { gluten: 'YES', oats: 'YES' }
    expect(CEREALS.map((kind) => presenceOf(slaw, kind))).toEqual(['NO', 'YES', 'NO', 'NO', 'NO'])
  })

  it('what nobody named may be any of them', () => {
    expect(CEREALS.map((kind) => presenceOf({ gluten: 'YES' }, kind))).toEqual(CEREALS.map(() => 'UNKNOWN'))
    expect(presenceOf({ gluten: 'YES', wheat: 'MAYBE' }, 'rye')).toBe('UNKNOWN')
  })

  it('traces of a kind that is named are of that kind, others of any', () => {
    const fryer: AllergenSet = { gluten: MAYBE, wheat: MAYBE }
    expect(CEREALS.map((kind) => presenceOf(fryer, kind))).toEqual(['NO', 'NO', 'NO', 'NO', MAYBE])
    expect(CEREALS.map((kind) => presenceOf({ gluten: MAYBE }, kind))).toEqual(CEREALS.map(() => MAYBE))
  })

  it('a kitchen that is not sure is not sure of any kind, whatever it says of one', () => {
    const ofTheDay: AllergenSet = { gluten: 'UNKNOWN', oats: 'NO', rye: 'MAYBE', wheat: 'YES' }
    expect(CEREALS.map((kind) => presenceOf(ofTheDay, kind))).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
      'YES',
    ])
  })
})

describe('composedAllergens', () => {
  const presence = fc.constantFrom(...PRESENCES)
  const part = fc.dictionary(fc.constantFrom(...ALLERGEN_NAMES, 'buckwheat'), presence, { maxKeys: 8 })

  it('brings what a choice has along, and only once it is chosen', () => {
    const dish = dishWith({ milk: 'YES' }, { mustard: 'YES' })
    expect(composedAllergens(dish, {})).toEqual({ milk: 'YES' })
    expect(composedAllergens(dish, CHOSEN)).toEqual({ milk: 'YES', mustard: 'YES' })
  })

  it('does not take oats beside a dish nobody is sure of for the end of the question', () => {
    const all = composedAllergens(dishWith({ gluten: 'YES', oats: 'YES' }, { gluten: 'UNKNOWN' }), CHOSEN)
    expect(presenceOf(all, 'wheat')).toBe('UNKNOWN')
    expect(presenceOf(all, 'oats')).toBe('YES')
  })

  it('keeps the first of two that are as strong, and a name that nobody here knows', () => {
    const dish = dishWith({ nut: 'MAYBE_FROM_MANUFACTURING' }, { nut: MAYBE, buckwheat: 'YES' })
    expect(composedAllergens(dish, CHOSEN)).toMatchObject({ nut: 'MAYBE_FROM_MANUFACTURING', buckwheat: 'YES' })
  })

  it('lists nothing that is not there', () => {
    expect(composedAllergens(dishWith({ milk: 'NO' }, { egg: 'NO' }), CHOSEN)).toEqual({})
  })

  it('is as sure of each name as the strongest of its parts, and composing it again changes nothing', () => {
    fc.assert(
      fc.property(part, part, (own, chosen) => {
        const all = composedAllergens(dishWith(own, chosen), CHOSEN)
        for (const name of ALLERGEN_NAMES) {
          const ofParts = Math.max(strengthOf(presenceOf(own, name)), strengthOf(presenceOf(chosen, name)))
          expect([name, strengthOf(presenceOf(all, name))]).toEqual([name, ofParts])
        }
        expect(composedAllergens(dishWith(all), {})).toEqual(all)
      }),
      { numRuns: 500 },
    )
  })
})
