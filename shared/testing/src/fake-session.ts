import type { SessionActions } from '@galo/services'
import type { StateOf } from '@galo/state'

type SessionState = StateOf<'session'>

export interface FakeSession extends SessionActions {
  /** What was asked of it, in order: the action's name and what was said with it. */
  readonly asked: readonly (readonly [action: keyof SessionActions, said?: unknown])[]
}

/** The state of somebody who ordered before and has not signed in. */
export const aGuestSession = (over: Partial<SessionState> = {}): SessionState => ({
  status: 'unauthenticated',
  initialised: true,
  user: null,
  expiresAt: null,
  guest: null,
  redirectPath: null,
  error: null,
  ...over,
})

/** The state of a customer who is signed in. */
export const aCustomerSession = (over: Partial<SessionState> = {}): SessionState => ({
  ...aGuestSession(),
  status: 'authenticated',
  user: {
    uuid: '7e57ab1e-0000-4000-8000-000000000001',
    email: 'maeve@galo.test',
    givenName: 'Maeve',
    familyName: 'Kelleher',
    emailVerified: true,
  },
  expiresAt: Date.parse('2026-11-18T12:20:00Z'),
  ...over,
})

/** Session actions that go nowhere and remember what was asked. `answers` takes the place of single ones, to refuse or to fail. */
export const createFakeSession = (
  state: () => SessionState = aGuestSession,
  answers: Partial<SessionActions> = {},
): FakeSession => {
  const asked: [keyof SessionActions, unknown?][] = []
  return {
    asked,
    signIn(options) {
      asked.push(['signIn', options])
      return answers.signIn?.(options) ?? Promise.resolve()
    },
    register(options) {
      asked.push(['register', options])
      return answers.register?.(options) ?? Promise.resolve()
    },
    signOut() {
      asked.push(['signOut'])
      return answers.signOut?.() ?? Promise.resolve('leaving')
    },
    check() {
      asked.push(['check'])
      return answers.check?.() ?? Promise.resolve()
    },
    whenSettled() {
      asked.push(['whenSettled'])
      return answers.whenSettled?.() ?? Promise.resolve(state())
    },
  }
}
