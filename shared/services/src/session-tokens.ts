import type { Credential } from '@galo/contracts/call'
import type { TokenSource } from './http/create-http'

/** Where the visitor's own tokens come from: a guest's or a customer's, whoever is here. In memory only. */
export interface SessionSource {
  /** The token to send. Rejects with an `AppError`: of a call for customers alone, `SessionEndedError` when nobody is signed in. */
  get(credential: 'session' | 'customer'): Promise<string>
  /** A token in place of one that was refused; callers that come together share one renewal (B07, B11). */
  renew(credential: 'session' | 'customer', stale: string | null): Promise<string>
}

export interface TokenOptions {
  /** Brings the code that looks after the visitor's tokens, with the first call that carries one. */
  readonly session: () => Promise<SessionSource>
  /** Tokens that are the same for everybody; from configuration, no secrets. */
  readonly publicTokens: { readonly menu: string; readonly development: string }
}

/** What a call carries: the visitor's own token, one that is the same for everybody, or none, where anybody may call, or only our servers. */
export const createTokens = ({ session, publicTokens }: TokenOptions): TokenSource => {
  const carried = async (
    credential: Credential,
    own: (source: SessionSource, credential: 'session' | 'customer') => Promise<string>,
  ): Promise<string | null> => {
    if (credential === 'menu' || credential === 'development') return publicTokens[credential]
    return credential === 'session' || credential === 'customer' ? own(await session(), credential) : null
  }
  return {
    get: (credential) => carried(credential, (source, own) => source.get(own)),
    renew: (credential, stale) => carried(credential, (source, own) => source.renew(own, stale)),
  }
}
