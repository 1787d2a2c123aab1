import { NetworkError } from '@galo/contracts/errors'
import { loadTransport, type SessionActions, type SessionSource } from '@galo/services'
import type { StateOf } from '@galo/state'
import type { SessionDeps } from '../session'

type OpenSession = SessionSource & SessionActions

export interface LateSession {
  /** The session, whose code comes with the first call for it. A failed download is a network error, and the next call tries again. */
  readonly load: () => Promise<OpenSession>
  readonly actions: (state: () => StateOf<'session'>) => SessionActions
}

/** The session of a page that has not asked for it yet: too heavy for the first script, and of no use before somebody wants something. */
export const createLateSession = (isOnline: () => boolean, deps: () => SessionDeps): LateSession => {
  let opened: Promise<OpenSession> | null = null
  const open = async () => {
    // Two files, asked for at once; whether the carrier came is the call's own to see.
    void loadTransport().catch(() => {})
    return (await import('../session')).openSession(deps())
  }
  const load = () => {
    opened ??= open().catch((cause: unknown) => {
      opened = null
      throw new NetworkError(isOnline() ? 'unreachable' : 'offline', { cause })
    })
    return opened
  }
  return {
    load,
    actions: (state) => ({
      signIn: async (options) => (await load()).signIn(options),
      register: async (options) => (await load()).register(options),
      signOut: async () => (await load()).signOut(),
      check: async () => (await load().catch(() => null))?.check(),
      whenSettled: async () => (await load().catch(() => null))?.whenSettled() ?? state(),
    }),
  }
}
