import { resolveSession, type SessionFacts } from './resolve-session'
import { SILENT_OUTCOMES } from './silent-outcome'

const NOTHING_KNOWN: SessionFacts = {
  session: 'none',
  provider: null,
  silent: null,
  mayReload: false,
  isRenewed: false,
  isProfileValid: true,
  isMarked: true,
}

const good = { leftS: 900, lifeS: 900, tokenError: null } as const
const ending = { leftS: 150, lifeS: 900, tokenError: null } as const
const endless = { leftS: null, lifeS: null, tokenError: null } as const
const refused = { leftS: null, lifeS: null, tokenError: 'refused' } as const
const unavailable = { leftS: null, lifeS: null, tokenError: 'unavailable' } as const

/** The whole matrix: each row is what is known, and what is to be done about it. */
const MATRIX: readonly (readonly [known: string, facts: Partial<SessionFacts>, does: string])[] = [
  // 1, 2: a token that is renewed no more.
  ['a refused token, nobody asked', { session: refused }, 'ask-provider'],
  ['a refused token, somebody at the provider', { session: refused, provider: 'there' }, 'silent'],
  ['a refused token, nobody at the provider', { session: refused, provider: 'none' }, 'sign-out'],
  // 3, 4: a token that is about to end.
  ['150 seconds left, may reload', { session: ending, mayReload: true }, 'reload'],
  ['150 seconds left, may not reload', { session: ending }, 'refresh'],
  ['no end named, may not reload', { session: endless }, 'refresh'],
  ['150 seconds left after a renewal', { session: ending, isRenewed: true }, 'take'],
  ['150 seconds left after a renewal, may reload', { session: ending, isRenewed: true, mayReload: true }, 'take'],
  ['ten seconds left of twenty', { session: { ...ending, leftS: 10, lifeS: 20 } }, 'refresh'],
  // 5, 6: a good one.
  ['more than half left of a short one', { session: { ...good, leftS: 11, lifeS: 20 } }, 'take'],
  ['a good token', { session: good }, 'take'],
  ['a good token, whatever the provider says', { session: good, provider: 'none' }, 'take'],
  ['a good token, may reload', { session: good, mayReload: true }, 'take'],
  // 7, 8: nobody here.
  ['nobody here, nobody asked', {}, 'ask-provider'],
  ['nobody here, somebody at the provider', { provider: 'there' }, 'silent'],
  ['nobody here, nobody at the provider', { provider: 'none' }, 'clear'],
  // a, b: a provider that does not answer.
  ['a refused token, no word from the provider', { session: refused, provider: 'unknown' }, 'keep'],
  ['a token that the site could not ask for', { session: unavailable }, 'keep'],
  ['the same, nobody at the provider', { session: unavailable, provider: 'none' }, 'keep'],
  ['nobody here, no word from the provider', { provider: 'unknown' }, 'clear'],
  // c, d: signing in silently was tried.
  ['a refused token, silently no', { session: refused, provider: 'there', silent: 'login_required' }, 'sign-out'],
  [
    'a refused token, first a step',
    { session: refused, provider: 'there', silent: 'interaction_required' },
    'sign-out',
  ],
  ['a refused token, the frame failed', { session: refused, provider: 'there', silent: 'failed' }, 'keep'],
  ['a refused token, silently yes', { session: refused, provider: 'there', silent: 'signed-in' }, 'keep'],
  ['nobody here, silently no', { provider: 'there', silent: 'login_required' }, 'clear'],
  ['nobody here, first a step', { provider: 'there', silent: 'interaction_required' }, 'clear'],
  ['nobody here, the frame failed', { provider: 'there', silent: 'failed' }, 'clear'],
  ['nobody here, though silently yes', { provider: 'there', silent: 'signed-in' }, 'clear'],
  // e: the site does not answer.
  ['no word from the site, marked', { session: 'failed' }, 'ask-again'],
  ['no word from the site, not marked', { session: 'failed', isMarked: false }, 'clear'],
]

describe('what is done about who is signed in', () => {
  it.each(MATRIX)('%s', (_, facts, does) => expect(resolveSession({ ...NOTHING_KNOWN, ...facts }).kind).toBe(does))

  it('brings the profile when it is not this person’s', () => {
    expect(resolveSession({ ...NOTHING_KNOWN, session: good })).toEqual({ kind: 'take', refreshProfile: false })
    expect(resolveSession({ ...NOTHING_KNOWN, session: good, isProfileValid: false })).toEqual({
      kind: 'take',
      refreshProfile: true,
    })
  })
})

const BOTH = [false, true]
const EVERYTHING: readonly SessionFacts[] = (['failed', 'none', good, ending, endless, refused, unavailable] as const)
  .flatMap((session) => ([null, 'there', 'none', 'unknown'] as const).map((provider) => ({ session, provider })))
  .flatMap((facts) => [null, ...SILENT_OUTCOMES].map((silent) => ({ ...facts, silent })))
  .flatMap((facts) => BOTH.map((mayReload) => ({ ...facts, mayReload })))
  .flatMap((facts) => BOTH.map((isRenewed) => ({ ...facts, isRenewed })))
  .flatMap((facts) => BOTH.map((isProfileValid) => ({ ...facts, isProfileValid })))
  .flatMap((facts) => BOTH.map((isMarked) => ({ ...facts, isMarked })))

describe('whatever is known', () => {
  it('nothing is asked twice: each step answers a question that was open', () => {
    for (const facts of EVERYTHING) {
      const { kind } = resolveSession(facts)
      if (kind === 'ask-provider') expect(facts.provider).toBeNull()
      if (kind === 'silent') expect([facts.provider, facts.silent]).toEqual(['there', null])
      if (kind === 'refresh' || kind === 'reload') expect(facts.isRenewed).toBe(false)
    }
  })

  it('nobody is signed out for a bad line', () => {
    for (const facts of EVERYTHING) {
      const { session, provider, silent } = facts
      const isBadLine =
        session === 'failed' ||
        session === unavailable ||
        provider === 'unknown' ||
        (provider === 'there' && silent === 'failed')
      if (isBadLine) expect(resolveSession(facts).kind).not.toBe('sign-out')
    }
  })

  it('nobody is let in whom the site does not know', () => {
    for (const facts of EVERYTHING)
      if (facts.session === 'none' || facts.session === 'failed')
        expect(['take', 'keep']).not.toContain(resolveSession(facts).kind)
  })
})
