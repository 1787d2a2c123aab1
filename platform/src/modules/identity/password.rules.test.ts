import { COMMON_PASSWORDS } from './common-passwords'
import { MAX_PASSWORD_LENGTH, passwordProblem } from './password.rules'

const problem = (password: string, email = 'ana.lopes@galo.test') =>
  passwordProblem(password, { email, common: COMMON_PASSWORDS })

describe('A new password', () => {
  it.each([
    'three hot wings please',
    'correct horse battery staple',
    'müde Katzen tanzen',
    'ラーメンとコーヒーがすき',
    'kq3Zt0wP8sVb',
    '        a quiet kitchen        ',
    '🔥🍗🌶️🍋🧄🥖🍷🧂🫒🍅🥕🌽',
    'Galo has the best wings in Leeds',
  ])('may be anything long and one’s own: %s', (password) => expect(problem(password)).toBeNull())

  it.each(['', 'short', 'elevensigns', '🔥'.repeat(11)])('is at least twelve characters: %s', (password) =>
    expect(problem(password)).toBe('password-too-short'),
  )

  it('may be long, and is told the truth when it is too long', () => {
    const long = Array.from({ length: MAX_PASSWORD_LENGTH }, (_, at) =>
      String.fromCodePoint(97 + ((at * at) % 23)),
    ).join('')
    expect(problem(long)).toBeNull()
    expect(problem(`${long}x`)).toBe('password-too-long')
  })

  it.each([
    'password1234',
    'Password12345!',
    'passwordpassword',
    'PASSWORD PASSWORD'.replace(' ', ''),
    'iloveyou1234',
    '1234567890123',
  ])('is none that everybody has: %s', (password) => expect(problem(password)).not.toBeNull())

  it.each([
    'aaaaaaaaaaaa',
    ' '.repeat(12),
    'abababababab',
    '123412341234',
    '123456789012',
    'abcdefghijkl',
    'qwertyuiop12',
    'lkjhgfdsa098',
  ])('is not a few keys again and again: %s', (password) => expect(problem(password)).not.toBeNull())

  it.each(['galogalogalo', 'Galo-Galo-2026', 'analopes2026', 'ana.lopes.ana', 'lopes-galo-ana!'])(
    'is not made of one’s e-mail and our name: %s',
    (password) => expect(problem(password)).not.toBeNull(),
  )
})
