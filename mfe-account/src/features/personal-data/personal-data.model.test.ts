import { firstProblem, personalForm, toSave, touchAll, typedSince, type Typed } from './personal-data.model'

const stored = { givenName: 'Ana', familyName: 'Lopes', mobileNumber: '' }
const withTyped = (typed: Typed) => personalForm(stored, typed)

describe('A customer’s details', () => {
  it('are sent tidied, and only those that were changed', () => {
    expect(toSave(withTyped({ givenName: '  Ana  Maria ' }), stored)).toEqual({ givenName: 'Ana Maria' })
    expect(toSave(withTyped({ givenName: ' Ana', mobileNumber: '07700 900142' }), stored)).toEqual({
      mobileNumber: '07700 900142',
    })
    expect(toSave(withTyped({}), stored)).toEqual({})
  })

  it('are sent without what was emptied: a number can’t be taken away', () => {
    const reachable = { ...stored, mobileNumber: '07700 900142' }
    const typed = { givenName: 'Anna', mobileNumber: ' ' }
    expect(toSave(personalForm(reachable, typed), reachable)).toEqual({ givenName: 'Anna' })
    expect(typedSince(typed, typed)).toBeNull()
  })

  it('may do without a telephone number, but not with half of one', () => {
    expect(firstProblem(touchAll(withTyped({})))).toBeNull()
    expect(firstProblem(withTyped({ mobileNumber: '0770' }))).toBe('mobileNumber')
  })

  it('are named by the first one that is wrong', () => {
    expect(firstProblem(withTyped({ mobileNumber: 'x', familyName: ' ' }))).toBe('familyName')
  })
})

describe('What is left to be saved', () => {
  it('is what was typed since the press', () => {
    expect(typedSince({ givenName: 'Anna' }, { givenName: 'Anna', familyName: 'Lope' })).toEqual({ familyName: 'Lope' })
    expect(typedSince({ givenName: 'Anna' }, { givenName: 'Ana' })).toEqual({ givenName: 'Ana' })
    expect(typedSince(null, null)).toBeNull()
  })
})
