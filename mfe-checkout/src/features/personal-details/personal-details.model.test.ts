import { errorOf } from './personal-details.errors'
import { fillIn, firstProblem, openFields, touchFields } from './personal-details.model'

const UK = { language: 'en', market: 'UK' } as const

const NOBODY = { givenName: '', familyName: '', email: '', phoneNumber: '' }
const MAEVE = { givenName: 'Maeve', familyName: 'Okafor', email: 'maeve@example.com', phoneNumber: '07700 900142' }

describe('what is known of a customer', () => {
  it('is filled in where nothing was typed, and nowhere else', () =>
    expect(fillIn({ ...NOBODY, givenName: 'Mae', email: ' ', saved: false }, MAEVE)).toEqual({
      ...MAEVE,
      givenName: 'Mae',
      saved: false,
    }))

  it('changes nothing where nothing is known', () => {
    const typed = { ...NOBODY, givenName: 'Mae' }
    expect(fillIn(typed, { familyName: '' })).toBe(typed)
  })
})

describe('personal details', () => {
  it('says nothing before anything is typed', () => {
    const fields = openFields(NOBODY, 'COLLECTION')
    expect(errorOf(fields, 'email', UK)).toBeUndefined()
  })

  it('says nothing about what was typed before a reload', () => {
    expect(errorOf(openFields({ ...NOBODY, email: 'maeve@' }, 'COLLECTION'), 'email', UK)).toBeUndefined()
  })

  it('says how to mend an e-mail address once its field was left', () => {
    expect(
      errorOf(touchFields(openFields({ ...NOBODY, email: 'maeve@' }, 'COLLECTION'), ['email']), 'email', UK),
    ).toMatch(/needs an @ and a dot/)
  })

  it('asks for what is missing when the customer wants to go on', () => {
    const fields = touchFields(openFields({ ...MAEVE, phoneNumber: ' ' }, 'COLLECTION'))
    expect(firstProblem(fields)).toBe('phoneNumber')
    expect(errorOf(fields, 'phoneNumber', UK)).toMatch(/how to reach you/)
  })

  it('says that a name is too long before anybody pays, instead of cutting it off', () => {
    const fields = touchFields(openFields({ ...MAEVE, givenName: 'a'.repeat(101) }, 'COLLECTION'))
    expect(fields.givenName.value).toHaveLength(101)
    expect(firstProblem(fields)).toBe('givenName')
    expect(errorOf(fields, 'givenName', UK)).toContain('100 letters at most')
  })

  it('takes no card number and nothing invisible for a name', () => {
    for (const typed of ['4242424242424242', 'Ana 4242 4242 4242 4242'])
      expect(errorOf(touchFields(openFields({ ...MAEVE, familyName: typed }, 'COLLECTION')), 'familyName', UK)).toMatch(
        /letters to call you by/,
      )
    expect(
      errorOf(touchFields(openFields({ ...MAEVE, familyName: '\u202e\u200b' }, 'COLLECTION')), 'familyName', UK),
    ).toBe('Tell us your last name.')
  })

  it('has nothing to say about good details', () => {
    expect(firstProblem(touchFields(openFields(MAEVE, 'COLLECTION')))).toBeNull()
  })
})
