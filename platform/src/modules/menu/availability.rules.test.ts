import { menu } from '../../../data'
import { usualLicence } from '../../../data/restaurants/licence'
import { statusOf } from './availability.rules'

const dish = (slug: string) => {
  const found = menu.items.find((item) => item.slug === slug)
  if (found === undefined) throw new Error(`No ${slug} on the menu`)
  return found
}
const house = { market: 'UK', alcoholLicence: usualLicence.UK, daysAhead: 0 } as const
const EVENING = new Date('2026-11-17T18:00:00Z')
const MORNING = new Date('2026-11-17T09:00:00Z')

describe('what of the menu is to be had', () => {
  it('is everything that is in stock', () => {
    expect(statusOf(dish('half-chicken'), null, house, 'COLLECTION', EVENING)).toBeNull()
    expect(statusOf(dish('half-chicken'), 'UNAVAILABLE', house, 'COLLECTION', EVENING)).toBe('UNAVAILABLE')
  })

  it('has nothing that is not sold that way', () => {
    const lunch = dish('lunch-box')
    const warm = dish('nata-and-ice-cream')
    const shown = (item: typeof lunch) =>
      (['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE', 'NONE'] as const).filter(
        (type) => statusOf(item, null, house, type, EVENING) === null,
      )
    expect(shown(lunch)).toEqual(['DELIVERY', 'COLLECTION', 'NONE'])
    expect(shown(warm)).toEqual(['EAT_IN', 'AT_TABLE'])
  })

  it('has no alcohol outside the licence, and never any without one', () => {
    const lager = dish('galo-lager')
    expect(statusOf(lager, null, house, 'COLLECTION', EVENING)).toBeNull()
    expect(statusOf(lager, null, house, 'EAT_IN', MORNING)).toBe('UNAVAILABLE')
    // It is handed over at noon.
    expect(statusOf(lager, null, house, 'COLLECTION', MORNING)).toBeNull()
    expect(statusOf(lager, null, { ...house, alcoholLicence: null }, 'COLLECTION', EVENING)).toBe('HIDDEN')
    expect(
      statusOf(dish('galo-lager-free'), null, { ...house, alcoholLicence: null }, 'COLLECTION', MORNING),
    ).toBeNull()
  })

  it('stays off the menu when it was never on it, whatever the hour', () => {
    expect(statusOf(dish('galo-lager'), 'HIDDEN', house, 'COLLECTION', MORNING)).toBe('HIDDEN')
  })
})
