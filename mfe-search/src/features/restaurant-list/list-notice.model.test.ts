import type { ChosenFulfilment } from '@galo/domain'
import { aRestaurantEstimate, type RestaurantOptions } from '@galo/testing'
import { listNotice, type ListMoment } from './list-notice.model'
import { toResults } from './search-results.model'

const timeZone = 'Europe/London'
const at = (time: string) => Date.parse(`2026-11-18T${time}:00Z`)
const results = (way: ChosenFulfilment, options: readonly RestaurantOptions[]) =>
  toResults(
    options.map((option) => aRestaurantEstimate({ channels: [{ fulfilmentMethod: way }], ...option })),
    { fulfilment: way, from: { latitude: 53.5, longitude: -2.2 }, now: at('09:00'), timeZone },
  )
const noticeFor = (
  way: ChosenFulfilment,
  time: string,
  options: readonly RestaurantOptions[],
  switchedOff: ListMoment['switchedOff'] = null,
) => listNotice(results(way, options), { way, now: at(time), timeZone, switchedOff })
const notice = (time: string, ...options: RestaurantOptions[]) => noticeFor('COLLECTION', time, options)
const delivering = (reason: string, rest = {}): RestaurantOptions => ({
  channels: [{ fulfilmentMethod: 'DELIVERY', reasons: [{ type: reason }], ...rest }],
})
const late = { hours: { opens: '12:00', closes: '22:00' } }

describe('listNotice', () => {
  it('says nothing while somebody is open', () => {
    expect(notice('12:05', {}, { hours: { opens: '17:00', closes: '22:00' } })).toBeNull()
  })

  it('says when there is nobody near', () => {
    expect(notice('12:05')).toEqual({ kind: 'nothing-near' })
    expect(noticeFor('EAT_IN', '12:05', [])).toEqual({ kind: 'nothing-near' })
  })

  it('says when nobody takes collection orders', () => {
    expect(notice('12:05', { channels: [{ fulfilmentMethod: 'COLLECTION', online: false }] })).toEqual({
      kind: 'nobody-takes',
    })
  })

  it('offers to order ahead before the first opens', () => {
    expect(notice('09:00', late, {})).toEqual({ kind: 'early-bird', opens: '11:30' })
  })

  it('says when all have closed for the day', () => {
    expect(notice('23:30', {}, {})).toEqual({ kind: 'all-closed', opensNext: null })
  })

  it('says that nobody brings food there, whether nobody is near or all who are don’t ride that far', () => {
    expect(noticeFor('DELIVERY', '12:05', [])).toEqual({ kind: 'undeliverable' })
    const far = [delivering('OUTSIDE_CATCHMENT'), delivering('NOT_OFFERED', { enabled: false })]
    expect(noticeFor('DELIVERY', '12:05', far)).toEqual({ kind: 'undeliverable' })
    expect(noticeFor('DELIVERY', '12:05', [...far, {}])).toBeNull()
  })

  it('does not take riders who are missing tonight for riders who never come', () => {
    const away = [delivering('OUTSIDE_CATCHMENT'), delivering('NO_RIDERS', { online: false })]
    expect(noticeFor('DELIVERY', '19:00', away)).toEqual({ kind: 'nobody-takes' })
  })

  it('has two sides of the day for deliveries: not yet, and over', () => {
    expect(noticeFor('DELIVERY', '09:00', [late, {}])).toEqual({ kind: 'delivery-not-yet', opens: '11:30' })
    expect(noticeFor('DELIVERY', '23:00', [late, {}])).toEqual({ kind: 'delivery-over', opensNext: null })
  })

  it('offers nobody to order ahead what is eaten there', () => {
    expect(noticeFor('EAT_IN', '09:00', [late])).toEqual({ kind: 'not-open-yet', opens: '12:00' })
    expect(noticeFor('AT_TABLE', '23:00', [late])).toEqual({ kind: 'all-closed', opensNext: null })
  })

  it('says that nobody gets food this way before it says who is closed, and who is not there first of all', () => {
    expect(noticeFor('COLLECTION', '23:30', [{}], 'this')).toEqual({ kind: 'unavailable' })
    expect(noticeFor('DELIVERY', '12:30', [{}], 'both')).toEqual({ kind: 'both-unavailable' })
    expect(noticeFor('COLLECTION', '12:05', [], 'this')).toEqual({ kind: 'nothing-near' })
  })
})
