import { editsBetween, spellingsOf } from './spelling'

describe('editsBetween', () => {
  it.each([
    ['manchester', 'manchester', 0],
    ['mancester', 'manchester', 1],
    ['mancehster', 'manchester', 1],
    ['manchestar', 'manchester', 1],
    ['xmanchester', 'manchester', 1],
    ['mnchestar', 'manchester', 2],
    ['leeds', 'york', 3],
    ['', 'abc', 3],
  ])('from %j to %j are %i', (one, other, edits) => {
    expect(editsBetween(one, other, 2)).toBe(edits)
    expect(editsBetween(other, one, 2)).toBe(edits)
  })
})

describe('spellingsOf', () => {
  const { nearest } = spellingsOf(['cardiff', 'piccadilly', 'galway', 'cork', 'newport', 'dublin2', 'halton', 'dalton'])

  it.each([
    ['cardif', 'cardiff'],
    ['picadily', 'piccadilly'],
    ['galwey', 'galway'],
    ['nweport', 'newport'],
  ])('reads %j as %j', (typed, name) => {
    expect(nearest(typed)).toBe(name)
  })

  it('leaves alone what is a name, too short, too far off, or has a number in it', () => {
    expect(['cardiff', 'york', 'kork', 'gullwey', 'dublin3'].map(nearest)).toEqual(Array(5).fill(undefined))
  })

  it('prefers what begins alike, then what is meant more often', () => {
    expect(nearest('dalten')).toBe('dalton')
    expect(nearest('balton')).toBe('halton')
  })
})
