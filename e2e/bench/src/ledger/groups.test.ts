import type { Entry } from './entry'
import { groupSection } from './groups'

const entry = (over: Partial<Entry>): Entry => ({
  run: '2026-11-21T10:00:00.000Z',
  commit: 'aaaaaaa',
  role: 'now',
  subject: 'menu',
  figure: 'TBT',
  unit: 'ms',
  value: 240,
  floor: 20,
  runs: 5,
  machine: '2 cores',
  ...over,
})
const later = { run: '2026-11-22T10:00:00.000Z', commit: 'bbbbbbb' }

describe('groupSection', () => {
  it('shows the latest run that measured the subject, with what was before', () => {
    const section = groupSection(
      [entry({}), entry({ ...later, role: 'before', commit: 'aaaaaaa', value: 250 }), entry({ ...later, value: 60 })],
      ['menu'],
    )
    expect(section).toContain('Run of 2026-11-22 10:00: `bbbbbbb`, before `aaaaaaa`. 2 cores.')
    expect(section).toMatch(
      /\| menu +\| TBT +\| 250 ms +\| 60 ms +\| 20 ms +\| \+40 ms +\| ≤ floor \+ 50 ms +\| yes +\|/,
    )
  })

  it('passes over a later run that measured something else', () => {
    expect(groupSection([entry({}), entry({ ...later, subject: 'search' })], ['menu'])).toContain('`aaaaaaa`')
  })

  it('says so when nothing was measured', () => {
    expect(groupSection([], ['menu'])).toBe('Not measured yet.')
  })
})
