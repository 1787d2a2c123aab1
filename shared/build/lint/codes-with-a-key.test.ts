import { Linter } from 'eslint'
import { codesWithAKey } from './codes-with-a-key.mjs'

const CODE = `Q${33}`

const problemsIn = (code: string): readonly string[] =>
  new Linter()
    .verify(code, {
      plugins: { galo: { rules: { 'codes-with-a-key': codesWithAKey } } },
      rules: { 'galo/codes-with-a-key': 'error' },
    })
    .map(({ message, line }) => `${line}: ${message}`)

describe('codes with a key', () => {
  it.each([
    ['a comment', `const bag = 10\n// ${CODE}.`],
    ['a docstring', `\n/** What a bag costs (F09, ${CODE}). */\nconst bag = 10`],
    ['a text', `\nconst help = 'a guest without an e-mail (${CODE})'`],
  ])('finds one without in %s', (_where, code) =>
    expect(problemsIn(code)).toEqual([`2: ${CODE} can be looked up nowhere in docs: say in words what it asks for.`]),
  )

  it('leaves rows of the capability table alone, and names that only look like a code', () =>
    expect(problemsIn('/** Row F09. */\nconst Q1 = 1\nconst FAQ10 = 2')).toEqual([]))
})
