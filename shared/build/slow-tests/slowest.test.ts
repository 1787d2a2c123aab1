import { slowestIn } from './slowest.mjs'

const noted = (...times: readonly (readonly [string, number])[]) =>
  times.map(([title, seconds]) => `${JSON.stringify({ title, file: 'a.test.ts', seconds })}\n`).join('')

describe('slowestIn', () => {
  it('names the tests that took longest, longest first', () => {
    const notes = noted(['quick', 0.01], ['slow', 12], ['slower', 40.5])
    expect(slowestIn(notes, 2).map(({ title }: { title: string }) => title)).toEqual(['slower', 'slow'])
  })

  it('reads what was noted before a run was killed in the middle of a line', () => {
    expect(slowestIn(`${noted(['slow', 12])}{"title":"cut o`, 20)).toHaveLength(1)
  })

  it('has nothing to name when nothing ran', () => {
    expect(slowestIn('', 20)).toEqual([])
  })
})
