import fc from 'fast-check'
import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import { aRelease } from '../test/a-document'
import { misfits, sentenceOf } from './misfits'

const said = (shell: object, remote: object) =>
  misfits(aRelease('shell', '1', shell), aRelease('mfe-menu', '1', remote)).map(sentenceOf)

describe('A remote in a shell', () => {
  it('fits when both were built with the same contracts', () => expect(said({}, {})).toEqual([]))

  it.each([
    ['one version in common', { state: [1, 3] }, { state: [3, 5] }, []],
    ['none, the remote is newer', { state: [1, 3] }, { state: [4, 5] }, ['it speaks state 4 to 5, the shell 1 to 3']],
    ['none, the remote is older', { state: [3, 3] }, { state: [1, 2] }, ['it speaks state 1 to 2, the shell 3']],
    ['a contract nobody told the shell of', {}, { tea: [1, 1] }, ['it speaks tea 1, the shell does not know it']],
  ])('%s', (_what, shell, remote, expected) =>
    expect(said({ speaks: shell as never }, { speaks: remote as never })).toEqual(expected),
  )

  it('takes versions for exactly those it was built with when no more is said', () =>
    expect(said({}, { contracts: { ...CONTRACT_VERSIONS, css: 99 } })).toEqual([
      `it speaks css 99, the shell ${CONTRACT_VERSIONS.css}`,
    ]))

  it('lacks what it takes and the shell does not give, by name', () => {
    const gives = { '@galo/navigation': ['Link', 'useNavigate'], '@galo/state': ['useStore'] }
    expect(said({ gives }, { takes: { '@galo/navigation': ['Link'] } })).toEqual([])
    expect(
      said({ gives }, { takes: { '@galo/navigation': ['Link', 'help', 'toHelp'], '@galo/tea': ['pour'] } }),
    ).toEqual([
      'it takes help, toHelp from @galo/navigation, which the shell does not give',
      'it takes pour from @galo/tea, which the shell does not give',
    ])
  })

  it('is not asked for names by a shell that was built before they were written down', () =>
    expect(said({}, { takes: { '@galo/navigation': ['help'] } })).toEqual([]))

  it('fits a shell exactly when every name it takes is among those given', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'toString', '__proto__'))
    fc.assert(
      fc.property(names, names, (taken, given) => {
        const isSubset = taken.every((name) => given.includes(name))
        expect(said({ gives: { p: given } }, { takes: { p: taken } })).toHaveLength(isSubset ? 0 : 1)
      }),
    )
  })
})
