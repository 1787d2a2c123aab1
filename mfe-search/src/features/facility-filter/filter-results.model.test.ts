import fc from 'fast-check'
import { CHOOSABLE_FACILITIES, FACILITIES } from '@galo/domain'
import { filtersOf } from './facility-filter.model'
import { filterResults, type Filterable } from './filter-results.model'

const timeZone = 'Europe/London'
const now = Date.parse('2026-11-18T12:05:00Z')
const most = 15
const open = { opens: '11:30', closes: '22:00' }
const house = (name: string, facilities: Filterable['facilities'], hours = open): Filterable => ({
  name,
  facilities,
  hours,
})
const filter = (all: readonly Filterable[], asked: string) => {
  const { shown, hidden } = filterResults(all, filtersOf(new URLSearchParams(asked)), { now, timeZone, most })
  return { shown: shown.map(({ name }) => name), hidden }
}
const all = [
  house('Deansgate', ['halal', 'disabledAccess']),
  house('Piccadilly', ['disabledAccess', 'rail'], { opens: '17:00', closes: '02:00' }),
  house('Fallowfield', ['halal', 'outdoor']),
]

describe('Filtering restaurants', () => {
  it('shows those that have all of it, in their order', () => {
    expect(filter(all, '').shown).toEqual(['Deansgate', 'Piccadilly', 'Fallowfield'])
    expect(filter(all, 'with=halal').shown).toEqual(['Deansgate', 'Fallowfield'])
    expect(filter(all, 'with=halal,disabledAccess').shown).toEqual(['Deansgate'])
    expect(filter(all, 'open=1').shown).toEqual(['Deansgate', 'Fallowfield'])
  })

  it('says who is hidden, and for the lack of what where that is one thing', () => {
    expect(filter(all, '').hidden).toBeNull()
    expect(filter(all, 'with=halal').hidden).toEqual({
      count: 1,
      names: ['Piccadilly'],
      lacks: 'halal',
      areSomeClosed: false,
    })
    expect(filter(all, 'open=1&with=outdoor').hidden).toMatchObject({ count: 2, lacks: 'outdoor' })
  })

  it('says of those who are closed that they are, whatever else they lack', () => {
    expect(filter(all, 'open=1&with=halal').hidden).toMatchObject({ names: ['Piccadilly'], lacks: 'open' })
    expect(filter(all, 'open=1&with=disabledAccess').hidden).toEqual({
      count: 2,
      names: ['Piccadilly', 'Fallowfield'],
      lacks: null,
      areSomeClosed: true,
    })
    expect(filter(all, 'with=disabledAccess,outdoor').hidden).toMatchObject({ lacks: null, areSomeClosed: false })
  })

  it('never shows who lacks something, loses who has all, or counts to fifteen before it filters', () => {
    const houses = fc
      .array(fc.subarray([...FACILITIES]), { maxLength: 40 })
      .map((each) => each.map((facilities, index) => house(`Galo ${index}`, facilities)))
    fc.assert(
      fc.property(houses, fc.subarray([...CHOOSABLE_FACILITIES]), (given, facilities) => {
        const { shown, hidden } = filterResults(given, { openNow: false, facilities }, { now, timeZone, most })
        const fitting = given.filter((one) => facilities.every((facility) => one.facilities.includes(facility)))
        expect(shown).toEqual(fitting.slice(0, most))
        expect(hidden?.count ?? 0).toBe(given.slice(0, most).filter((one) => !fitting.includes(one)).length)
      }),
    )
  })
})
