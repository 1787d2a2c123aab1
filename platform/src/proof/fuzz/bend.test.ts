import fc from 'fast-check'
import { bend, placesIn } from './bend'

const good = { basket: { id: 'b', lines: [{ id: 1 }] }, note: null }
const at = (path: string) => placesIn(good).findIndex((place) => place.join('.') === path)

describe('bend', () => {
  it('removes, renames, replaces, adds and wraps at the place it is told', () => {
    const name = 'other'
    expect(bend(good, { how: 'remove', where: at('basket.id'), what: 0, name })).toEqual({
      basket: { lines: [{ id: 1 }] },
      note: null,
    })
    expect(bend(good, { how: 'rename', where: at('note'), what: 0, name })).toEqual({
      basket: good.basket,
      other: null,
    })
    expect(bend(good, { how: 'replace', where: at('basket'), what: 7, name })).toEqual({ basket: 7, note: null })
    expect(bend(good, { how: 'add', where: at('basket.lines'), what: 7, name })).toHaveProperty('basket.lines.1', 7)
    expect(bend(good, { how: 'wrap', where: at('note'), what: 0, name })).toHaveProperty('note.other', null)
  })

  it('adds a field called __proto__ as a field, not as a prototype', () => {
    const bent = bend(good, { how: 'add', where: 0, what: { isAdmin: true }, name: '__proto__' })
    expect(JSON.stringify(bent)).toContain('"__proto__":{"isAdmin":true}')
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('never changes what it was given', () => {
    const before = JSON.stringify(good)
    const how = fc.constantFrom('replace', 'remove', 'add', 'rename', 'repeat', 'wrap')
    fc.assert(
      fc.property(fc.record({ where: fc.nat(), how, what: fc.jsonValue(), name: fc.string() }), (one) => {
        bend(good, one)
        expect(JSON.stringify(good)).toBe(before)
      }),
    )
  })
})
