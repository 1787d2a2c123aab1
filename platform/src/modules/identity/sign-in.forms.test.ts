import { readForm, registerProblems, signInProblems } from './sign-in.forms'

describe('Signing in', () => {
  it('asks for what is missing, each by its field', () => {
    expect(signInProblems({ email: ' Ana@galo.test ', password: 'x' })).toEqual({})
    expect(Object.keys(signInProblems({ email: 'ana', password: '' }))).toEqual(['email', 'password'])
    expect(Object.keys(signInProblems({}))).toEqual(['email', 'password'])
  })
})

describe('Creating an account', () => {
  const right = { givenName: 'Éabha', familyName: 'Ní Bhriain', email: 'eabha@galo.test', password: 'three hot wings' }

  it('takes any name and any password that is long enough and one’s own', () => {
    expect(registerProblems(right)).toEqual({})
    expect(registerProblems({ ...right, password: 'three 🔥 wings 🔥' })).toEqual({})
  })

  it('names every field that is not right, in the order of the page', () => {
    const wrong = { givenName: ' ', familyName: 'x'.repeat(61), email: 'eabha@', password: '🔥'.repeat(9) }
    expect(Object.keys(registerProblems(wrong))).toEqual(['givenName', 'familyName', 'email', 'password'])
  })
})

describe('A form', () => {
  it('keeps a password that is too long, so that its owner is told the truth', () => {
    const form = readForm({
      ...{ givenName: 'Ana', familyName: 'Lopes', email: 'ana@galo.test' },
      password: 'wings '.repeat(60),
    })
    expect(registerProblems(form)).toEqual({ password: 'password-too-long' })
  })

  it('keeps what a person can have typed, and drops the rest', () => {
    const typed = { email: 'ana@galo.test', givenName: 'A\u0000na', familyName: '\ud800', city: 'x'.repeat(255) }
    expect(readForm({ ...typed, file: new Blob([]) })).toEqual({ email: 'ana@galo.test' })
  })
})
