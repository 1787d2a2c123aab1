import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failureIn, noteTest } from './note.cjs'
import { failedOf, slowestOf, testsIn } from './test-notes.mjs'

const aTest = (title: string, seconds: number, failure?: string) => ({
  title,
  file: 'a.test.ts',
  seconds,
  ...(failure !== undefined && { failure }),
})
const titles = (tests: readonly { title: string }[]) => tests.map(({ title }) => title)

describe('What is noted of tests', () => {
  it('is read but for what was noted before a run was killed in the middle of a line', () => {
    expect(testsIn(`${JSON.stringify(aTest('slow', 12))}\n{"title":"cut o`)).toEqual([aTest('slow', 12)])
    expect(testsIn('')).toEqual([])
  })

  it('names the tests that took longest, longest first', () => {
    const tests = [aTest('quick', 0.01), aTest('slow', 12), aTest('slower', 40.5)]
    expect(titles(slowestOf(tests, 2))).toEqual(['slower', 'slow'])
  })

  it('names the tests that failed', () => {
    expect(titles(failedOf([aTest('good', 1), aTest('bad', 2, 'expected 1, received 2'), aTest('fine', 3)]))).toEqual([
      'bad',
    ])
  })

  it('is what was noted', () => {
    const before = process.env.GALO_TEST_TIMES
    const folder = mkdtempSync(join(tmpdir(), 'galo-notes-'))
    const notes = join(folder, 'times.jsonl')
    process.env.GALO_TEST_TIMES = notes
    noteTest(aTest('good', 1))
    noteTest(aTest('bad', 2, 'expected 1'))
    if (before === undefined) delete process.env.GALO_TEST_TIMES
    else process.env.GALO_TEST_TIMES = before
    expect(testsIn(readFileSync(notes, 'utf8'))).toEqual([aTest('good', 1), aTest('bad', 2, 'expected 1')])
    rmSync(folder, { recursive: true })
  })

  it('keeps the first words of a failure, in one line and without colours', () => {
    expect(failureIn('\u001b[31mexpected\u001b[39m\n\n   1')).toBe('expected 1')
    expect(failureIn('a'.repeat(5_000))).toHaveLength(300)
  })
})
