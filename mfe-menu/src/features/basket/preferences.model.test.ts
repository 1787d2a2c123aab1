import { preferencesOf, withoutSent } from './preferences.model'

describe('preferencesOf', () => {
  it('gives nobody cutlery or a bag who did not ask for them', () => {
    const nothing = { avoid: [], diets: [], cutlery: false, bag: false }
    expect(preferencesOf(undefined)).toEqual(nothing)
    expect(preferencesOf({ preferences: null })).toEqual(nothing)
  })

  it('is what was said last', () => {
    const said = { avoid: ['milk'], diets: [], cutlery: true, bag: false }
    expect(preferencesOf({ preferences: said })).toBe(said)
  })
})

describe('withoutSent', () => {
  it('is done with what was answered, and keeps what was wished since', () => {
    expect(withoutSent({ bag: true, cutlery: true }, { bag: true })).toEqual({ cutlery: true })
    expect(withoutSent({ bag: false }, { bag: true })).toEqual({ bag: false })
    expect(withoutSent({ avoid: [] }, { avoid: ['milk'] })).toEqual({ avoid: [] })
  })
})
