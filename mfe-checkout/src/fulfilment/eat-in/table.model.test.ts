import { tableIn, tableProblem } from './table.model'

const personal = { givenName: '', familyName: '', email: '', phoneNumber: '', saved: false }

describe('The table somebody sits at', () => {
  it('is the one that was said here, whichever way it was begun, and none that was said at another restaurant', () => {
    const said = { type: 'AT_TABLE', table: '12', saved: true, restaurantId: 'deansgate' } as const
    expect(tableIn({ personal, fulfilment: said }, 'EAT_IN', 'deansgate')).toEqual({ ...said, type: 'EAT_IN' })
    expect(tableIn({ personal, fulfilment: said }, 'EAT_IN', 'piccadilly')).toMatchObject({ table: '', saved: false })
    expect(tableIn({ personal, fulfilment: null }, 'AT_TABLE', 'deansgate')).toMatchObject({ table: '', saved: false })
  })

  it.each([
    ['', 'empty'],
    ['0', 'wrong'],
    ['012', 'wrong'],
    ['1000', 'wrong'],
    [' 12 ', null],
    ['999', null],
  ] as const)('is 1 to 999: %j is %s', (typed, problem) => expect(tableProblem(typed)).toBe(problem))
})
