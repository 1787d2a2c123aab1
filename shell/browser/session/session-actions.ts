import { endSession, startSignIn } from '@galo/contracts/session'
import type { AuthErrorCode } from '@galo/domain'
import type { Http, SessionActions } from '@galo/services'
import type { State } from '@galo/state'
import type { Session } from './create-session'
import type { TabMemory } from './tab-memory'

export interface ActionOptions {
  readonly session: Session
  /** Of the site itself, without a token. */
  readonly http: Http
  readonly state: State
  readonly memory: Pick<TabMemory, 'rememberSilent' | 'rememberSignedOut'>
  /** The path on screen, with its query and fragment. */
  readonly here: () => string
  /** This browser shows no more messages about their orders. Never rejects. */
  readonly stopMessages: () => Promise<void>
  /** Leaves the page. */
  readonly go: (url: string) => void
  readonly log: (code: AuthErrorCode, details: string) => void
}

/** Money may be on its way: whoever pays has to be there when it arrives. */
export const isPaying = (state: Pick<State, 'read'>): boolean =>
  ['confirming', 'submitting'].includes(state.read('payment')?.getState().attempt?.stage ?? '')

/** Signing in, up and out (B05). The password is asked for by the provider alone. */
export const createSessionActions = (options: ActionOptions): SessionActions => {
  const { session, http, state, memory, here, stopMessages, go, log } = options
  const store = state.write('session')

  /** Tells what went wrong, to the log and to the page. */
  const failing = async <T>(code: AuthErrorCode, act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      log(code, String(error))
      store.setState({ error: code })
      throw error
    }
  }

  const leaveFor = async (to: string, more: Partial<Parameters<typeof send>[0]>) => {
    store.setState({ redirectPath: to, error: null })
    const { url } = await send({ callbackUrl: to, json: true, ...more })
    // Whoever asks for it by hand may be signed in silently again, whatever came of it before.
    memory.rememberSilent(null)
    memory.rememberSignedOut(false)
    go(url)
  }
  const send = (body: Parameters<typeof http.send<typeof startSignIn>>[1]['body']) => http.send(startSignIn, { body })

  return {
    signIn: ({ to = here(), loginHint } = {}) =>
      failing('AUTH_LOGIN_ERROR', () => leaveFor(to, loginHint === undefined ? {} : { login_hint: loginHint })),
    register: ({ to = here() } = {}) =>
      failing('AUTH_REGISTER_ERROR', () => leaveFor(to, { prompt: 'login', screen_hint: 'register' })),
    async signOut() {
      if (isPaying(state)) return 'paying'
      const { url } = await failing('AUTH_LOGOUT_ERROR', () => http.send(endSession, { body: { json: true } }))
      // Before the page goes, and what it asked of the browser with it.
      await stopMessages()
      session.leave('signed-out')
      go(url)
      return 'leaving'
    },
    check: session.look,
    whenSettled: session.settled,
  }
}
