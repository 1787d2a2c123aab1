import { kitchenNote } from './kitchen-note.model'

const NOTHING = { avoid: [], diets: [] }
const NO_MILK = { avoid: ['milk'], diets: [] } as const

describe('kitchenNote', () => {
  it('is not there for who avoids nothing', () => {
    expect(kitchenNote(NOTHING, NOTHING)).toBeNull()
  })

  it('tells nobody by itself', () => {
    expect(kitchenNote(NO_MILK, NOTHING)).toEqual({ note: NO_MILK, isTold: false, toldBefore: null })
  })

  it('knows what was told, in whatever order', () => {
    const told = { avoid: ['sesame', 'milk'], diets: ['HALAL'] }
    expect(kitchenNote({ avoid: ['milk', 'sesame'], diets: ['HALAL'] }, told)?.isTold).toBe(true)
  })

  it('asks anew once the profile says something else, and says what the kitchen knows meanwhile', () => {
    const note = { avoid: ['milk', 'sesame'], diets: [] } as const
    expect(kitchenNote(note, NO_MILK)).toEqual({ note, isTold: false, toldBefore: NO_MILK })
  })

  it('can be taken back when the profile is gone', () => {
    expect(kitchenNote(NOTHING, NO_MILK)).toEqual({ note: NO_MILK, isTold: true, toldBefore: null })
  })
})
