import type { MenuFiltersState } from '../../../remote'
import { keepsThis, profileToKeep, withKept } from './kept-profile.model'

const VISIT: MenuFiltersState = {
  avoid: [],
  diets: [],
  searchTerm: '',
  hideTraces: true,
  hideCalories: false,
  isSafeModeOn: false,
  hidesUnsafe: false,
}
const kept = (given: object = {}) => ({
  avoid: ['milk'],
  diets: ['HALAL'],
  hideTraces: false,
  agreedAt: '2026-11-18T12:05:00.000Z',
  ...given,
})

describe('what an account keeps', () => {
  it('comes back as it was on a visit that has nothing of its own, with safe mode on', () => {
    expect(withKept(VISIT, kept())).toEqual({
      avoid: ['milk'],
      diets: ['HALAL'],
      hideTraces: false,
      isSafeModeOn: true,
    })
  })

  it('is laid together with the visit’s: the stricter of both in everything', () => {
    const visit: MenuFiltersState = { ...VISIT, avoid: ['sesame'], isSafeModeOn: true }
    expect(withKept(visit, kept())).toEqual({
      avoid: ['sesame', 'milk'],
      diets: ['HALAL'],
      hideTraces: true,
      isSafeModeOn: true,
    })
  })

  it('changes nothing that is so already: safe mode stays off for who has switched it off', () => {
    const visit: MenuFiltersState = { ...VISIT, avoid: ['milk'], diets: ['HALAL'] }
    expect(withKept(visit, kept())).toBeNull()
  })

  it('is nothing while nobody has agreed, and no name that no menu knows', () => {
    expect(withKept(VISIT, kept({ agreedAt: null }))).toBeNull()
    expect(withKept(VISIT, kept({ avoid: ['moonlight'], diets: [], hideTraces: true }))).toBeNull()
  })

  it('is the same as the visit’s in any order, and holds nothing else somebody wants of a menu', () => {
    const visit: MenuFiltersState = { ...VISIT, avoid: ['milk', 'egg'], searchTerm: 'wings', hideTraces: false }
    expect(profileToKeep(visit)).toEqual({ avoid: ['milk', 'egg'], diets: [], hideTraces: false })
    expect(keepsThis(kept({ avoid: ['egg', 'milk'], diets: [] }), profileToKeep(visit))).toBe(true)
    expect(keepsThis(kept({ avoid: ['egg'], diets: [] }), profileToKeep(visit))).toBe(false)
  })
})
