import { noSlotsText, whyNoSlots, type Trading } from './no-slots.model'

const UK = { language: 'en', market: 'UK' } as const

const LONDON = 'Europe/London'
const trading = { isTakingOrders: true, hours: { opens: '11:30', closes: '22:00' }, prepTimeMins: 15 }
const at = (time: string) => `2026-11-18T${time}:00Z`
const said = (now: string, changes: Partial<Trading> = {}) =>
  noSlotsText(whyNoSlots({ ...trading, ...changes }, now, LONDON), LONDON, UK)

describe('a restaurant without a time to collect at', () => {
  it('is called fully booked only while there would be times if nobody else had ordered', () => {
    expect(said(at('18:00'))).toBe('Collection is fully booked here. Try another restaurant.')
  })

  it('sends nobody to a delivery that can’t be ordered', () => {
    expect(said(at('18:00'))).not.toMatch(/delivery/i)
    expect(said(at('09:00'))).not.toMatch(/delivery/i)
  })

  it('says when it opens, if all of its day is booked before that', () => {
    expect(said(at('09:00'))).toMatch(/^Opens at 11:30\. Collection is fully booked here\./)
    expect(said('2026-07-18T09:00:00Z')).toMatch(/^Opens at 11:30\./)
  })

  it.each<[string, string, Partial<Trading>]>([
    ['once it has closed', at('22:00'), {}],
    ['at night', at('23:50'), {}],
    ['on a day off', at('12:00'), { hours: null }],
  ])('is closed for today %s', (_when, now, changes) => {
    expect(said(now, changes)).toMatch(/^This restaurant is closed for today\./)
  })

  it.each<[string, string, Partial<Trading>]>([
    ['the last minutes before it closes', at('21:50'), {}],
    ['the time it takes to cook', at('21:30'), { prepTimeMins: 30 }],
    ['midnight, though it stays open', at('23:55'), { hours: { opens: '17:00', closes: '02:00' } }],
  ])('is too late for, not booked, in %s', (_what, now, changes) => {
    expect(said(now, changes)).toMatch(/^It’s too late to collect here today\./)
  })

  it('says that its till is off before it says anything of hours', () => {
    expect(said(at('18:00'), { isTakingOrders: false })).toMatch(/isn’t taking collection orders right now/)
  })
})
