import fc from 'fast-check'
import { CHOOSABLE_FACILITIES } from '@galo/domain'
import { ALL_FILTERS, filtersOf, isOn, switched } from './facility-filter.model'

describe('The filters of an address', () => {
  it('are those we know, whatever else is asked for', () => {
    const { openNow, facilities } = filtersOf(new URLSearchParams('open=1&with=halal,heliport,constructor,,outdoor'))
    expect([openNow, facilities]).toEqual([true, ['halal', 'outdoor']])
    expect(filtersOf(new URLSearchParams('open=yes&with='))).toEqual({ openNow: false, facilities: [] })
  })

  it('are switched over one by one, and twice is not at all', () => {
    const filters = fc.record({ openNow: fc.boolean(), facilities: fc.subarray([...CHOOSABLE_FACILITIES]) })
    fc.assert(
      fc.property(filters, fc.constantFrom(...ALL_FILTERS), (before, filter) => {
        const said = switched(before, filter)
        const search = new URLSearchParams(
          Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        )
        const after = filtersOf(search)
        for (const one of ALL_FILTERS) expect(isOn(after, one)).toBe(isOn(before, one) !== (one === filter))
        expect(switched(after, filter)).toEqual({
          open: before.openNow ? '1' : null,
          with: before.facilities.join(',') || null,
        })
      }),
    )
  })
})
