import { firstProblem, personalForm, toSave, touchAll, typeInto } from './personal-data.model'

const stored = personalForm({ givenName: 'Ana', familyName: 'Lopes', mobileNumber: '' })

describe('A customer’s details', () => {
  it('are sent tidied, and without what was left empty', () => {
    expect(toSave(typeInto(stored, 'givenName', '  Ana  Maria '))).toEqual({
      givenName: 'Ana Maria',
      familyName: 'Lopes',
    })
  })

  it('may do without a telephone number, but not with half of one', () => {
    expect(firstProblem(touchAll(stored))).toBeNull()
    expect(firstProblem(typeInto(stored, 'mobileNumber', '0770'))).toBe('mobileNumber')
  })

  it('are named by the first one that is wrong', () => {
    const form = typeInto(typeInto(stored, 'mobileNumber', 'x'), 'familyName', ' ')
    expect(firstProblem(form)).toBe('familyName')
  })
})
