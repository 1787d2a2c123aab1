import { tableProblem } from './table.model'

describe('The table somebody sits at', () => {
  it.each([
    ['', 'empty'],
    ['0', 'wrong'],
    ['012', 'wrong'],
    ['1000', 'wrong'],
    [' 12 ', null],
    ['999', null],
  ] as const)('is 1 to 999: %j is %s', (typed, problem) => expect(tableProblem(typed)).toBe(problem))
})
