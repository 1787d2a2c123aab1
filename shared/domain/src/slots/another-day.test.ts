import { forAnotherDay } from './another-day'

const TOMORROW = '2026-11-19T11:30:00Z'
const TONIGHT = '2026-11-18T22:30:00Z'

describe('forAnotherDay', () => {
  it('is the first time of a later day once today has none', () => {
    expect(forAnotherDay(false, TOMORROW, TONIGHT)).toBe(TOMORROW)
  })

  it('is nothing while today has a time, nor where nobody takes orders for another day', () => {
    expect(forAnotherDay(true, TOMORROW, TONIGHT)).toBeNull()
    for (const none of [null, undefined]) expect(forAnotherDay(false, none, TONIGHT)).toBeNull()
  })

  it('promises nothing that has come too close on a page that stood open over night', () => {
    expect(forAnotherDay(false, TOMORROW, '2026-11-19T11:20:00Z')).toBe(TOMORROW)
    expect(forAnotherDay(false, TOMORROW, '2026-11-19T11:20:01Z')).toBeNull()
  })
})
