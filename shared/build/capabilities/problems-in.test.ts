import { parseRows } from './parse-rows.mjs'
import { problemsIn } from './problems-in.mjs'

const tests: Readonly<Record<string, string>> = {
  'shared/domain/src/money.test.ts': "it('gives the spare penny back')",
  'e2e/specs/pay.spec.ts': "test('pays in pound')",
}
const problemsOf = (line: string) =>
  problemsIn(parseRows('a.md', line), (file: string) => tests[file]).filter(
    (problem: string) => !problem.endsWith('is missing'),
  )

describe('problemsIn', () => {
  it('believes a row whose test is there', () => {
    expect(
      problemsOf(
        '| A01 | two-markets | Two | partly | `shared/domain/src/money.test.ts` › gives the spare penny back |',
      ),
    ).toEqual([])
  })

  it('believes a "yes" that a journey shows', () => {
    expect(
      problemsOf(
        '| A01 | two-markets | Two | yes | `shared/domain/src/money.test.ts` › gives the spare penny back<br>`e2e/specs/pay.spec.ts` › pays in pound |',
      ),
    ).toEqual([])
  })

  it.each([
    ['| A01 | two-markets | Two | yes | |', 'A01 is "yes" with 0 proofs'],
    [
      '| A01 | two-markets | Two | yes | `shared/domain/src/money.test.ts` › gives the spare penny back |',
      'A01 is "yes", but no journey under e2e/ shows it to a customer',
    ],
    ['| A01 | two-markets | Two | soon | |', 'A01 is "soon"; a state is yes, partly, not yet'],
    ['| A01 | Two markets | Two | not yet | |', 'A01 has no name of its own in kebab-case'],
    ['| A21 | one-more | More | not yet | |', 'A21 is no row we know'],
    ['| A01 | two-markets | Two | yes | seen by eye |', "A01 has a proof that can't be read: seen by eye"],
    [
      '| A01 | two-markets | Two | yes | `gone.test.ts` › gives the spare penny back |',
      'A01 names gone.test.ts, which is not a test file here',
    ],
    [
      '| A01 | two-markets | Two | yes | `shared/domain/src/money.test.ts` › gives |',
      'A01 names "gives", which is not the title of a test in shared/domain/src/money.test.ts',
    ],
  ])('complains about %s', (line, problem) => {
    expect(problemsOf(line)).toContain(problem)
  })

  it('misses every row that is not there', () => {
    expect(problemsIn([], () => undefined)).toHaveLength(186)
  })
})
