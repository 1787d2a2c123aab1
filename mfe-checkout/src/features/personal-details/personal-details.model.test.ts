import { errorOf, firstProblem, openFields, touchAll, typeInto } from './personal-details.model'

const NOBODY = { givenName: '', familyName: '', email: '', phoneNumber: '' }
const MAEVE = { givenName: 'Maeve', familyName: 'Okafor', email: 'maeve@example.com', phoneNumber: '07700 900142' }

describe('personal details', () => {
  it('says nothing before anything is typed', () => {
    const fields = openFields(NOBODY)
    expect(errorOf(fields, 'email')).toBeUndefined()
  })

  it('says nothing about what was typed before a reload', () => {
    expect(errorOf(openFields({ ...NOBODY, email: 'maeve@' }), 'email')).toBeUndefined()
  })

  it('says how to mend an e-mail address while it is typed', () => {
    expect(errorOf(typeInto(openFields(NOBODY), 'email', 'maeve@'), 'email')).toMatch(/needs an @ and a dot/)
  })

  it('asks for what is missing when the customer wants to go on', () => {
    const fields = touchAll(openFields({ ...MAEVE, phoneNumber: ' ' }))
    expect(firstProblem(fields)).toBe('phoneNumber')
    expect(errorOf(fields, 'phoneNumber')).toMatch(/how to reach you/)
  })

  it('has nothing to say about good details', () => {
    expect(firstProblem(touchAll(openFields(MAEVE)))).toBeNull()
  })
})
