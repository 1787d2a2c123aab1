import { aRestaurantEstimate, type RestaurantOptions } from '@galo/testing'
import { listNotice } from './list-notice.model'
import { toResults } from './search-results.model'

const at = (time: string) => Date.parse(`2026-11-18T${time}:00Z`)
const results = (...options: RestaurantOptions[]) =>
  toResults(options.map(aRestaurantEstimate), {
    fulfilment: 'COLLECTION',
    from: { latitude: 53.5, longitude: -2.2 },
    now: at('09:00'),
    timeZone: 'Europe/London',
  })
const notice = (time: string, ...options: RestaurantOptions[]) =>
  listNotice(results(...options), at(time), 'Europe/London', false)

describe('listNotice', () => {
  it('says nothing while somebody is open', () => {
    expect(notice('12:05', {}, { hours: { opens: '17:00', closes: '22:00' } })).toBeNull()
  })

  it('says when there is nobody near', () => {
    expect(notice('12:05')).toEqual({ kind: 'nothing-near' })
  })

  it('says when nobody takes collection orders', () => {
    expect(notice('12:05', { channels: [{ fulfilmentMethod: 'COLLECTION', online: false }] })).toEqual({
      kind: 'nobody-takes',
    })
  })

  it('offers to order ahead before the first opens', () => {
    const late = { hours: { opens: '12:00', closes: '22:00' } }
    expect(notice('09:00', late, {})).toEqual({ kind: 'early-bird', opens: '11:30' })
  })

  it('says when all have closed for the day', () => {
    expect(notice('23:30', {}, {})).toEqual({ kind: 'all-closed' })
  })

  it('says that nobody gets food this way before it says who is closed, and who is not there first of all', () => {
    expect(listNotice(results({}), at('23:30'), 'Europe/London', true)).toEqual({ kind: 'unavailable' })
    expect(listNotice([], at('12:05'), 'Europe/London', true)).toEqual({ kind: 'nothing-near' })
  })
})
