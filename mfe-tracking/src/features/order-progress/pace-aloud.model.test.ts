import { nextAloud, NOTHING_SAID, type PaceAloud } from './pace-aloud.model'

const UK = { language: 'en', market: 'UK' } as const
const after = (...said: readonly Parameters<typeof nextAloud>[1][]): PaceAloud =>
  said.reduce<PaceAloud>((before, each) => nextAloud(before, each, UK), NOTHING_SAID)

describe('nextAloud', () => {
  it('says nothing of what goes as promised, nor while nobody knows', () => {
    expect(after({}, { pace: 'on-time', due: '12:40–12:45' }, {}).text).toBe('')
  })

  it('says once that it is late and when it comes, however its clock moves and whoever stops being heard of', () => {
    const first = after({ pace: 'late', due: '12:40–12:46' })
    expect(first.text).toBe('It’s running late, and we’re sorry: it arrives 12:40–12:46.')
    expect(after({ pace: 'late', due: '12:40–12:46' }, { pace: 'late', due: '12:50' }, {})).toEqual(first)
    expect(after({ pace: 'late', due: '12:40–12:46' }, {}, { pace: 'late', wasDue: '12:45' })).toEqual(first)
  })

  it('says by when it should have been there where nobody knows better', () => {
    expect(after({ pace: 'late', wasDue: '12:45' }).text).toBe(
      'It’s late, and we’re sorry: it should have been with you by 12:45.',
    )
  })

  it('says that it is made up for, and that it is late once more', () => {
    const late = { pace: 'late', due: '12:50' } as const
    const onTime = { pace: 'on-time', due: '12:44' } as const
    expect(after(late, onTime).text).toBe('It’s back on time.')
    expect(after(late, onTime, late).text).toContain('it arrives 12:50')
  })
})
