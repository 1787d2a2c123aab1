import { parseLedger, toEntries, toLines } from './entry'

const report = {
  at: '2026-11-22T22:00:00.000Z',
  commit: 'b'.repeat(7),
  besideCommit: 'a'.repeat(7),
  machine: '2 cores',
  runs: 5,
  failed: [],
  figures: [
    { subject: 'menu', figure: 'TBT', unit: 'ms', runs: 5, ours: 40.00049, floor: 10, beside: 240 },
    { subject: 'menu', figure: 'nodes', unit: 'count', runs: 5, ours: 2_000 },
  ],
} as const

describe('toEntries', () => {
  it('writes one line for each figure and commit, what was before first', () => {
    const lines = toEntries(report).map(({ commit, role, figure, value, floor }) => [
      commit,
      role,
      figure,
      value,
      floor,
    ])
    expect(lines).toEqual([
      ['aaaaaaa', 'before', 'TBT', 240, 10],
      ['bbbbbbb', 'now', 'TBT', 40, 10],
      ['bbbbbbb', 'now', 'nodes', 2_000, undefined],
    ])
  })

  it('is read again as it was written', () => {
    const entries = toEntries(report)
    expect(parseLedger(toLines(entries))).toEqual(entries)
  })
})
