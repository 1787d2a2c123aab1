import * as openid from 'openid-client'
import type { SessionUser } from '@galo/contracts/session'
import { sessionPaths } from '@galo/contracts/session'
import { isLocal } from '@galo/domain/environment'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { tracedFetch } from '../telemetry/traced-fetch'

/** What is kept of a sign-in between its beginning and its answer; nobody but its own browser can answer it. */
export interface SignInTransaction {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** The page to go on to. */
  readonly to: string
  /** In the hidden frame of a page. */
  readonly silent: boolean
  /** Beyond the end of the browser's own session. */
  readonly keep: boolean
}

export interface BeginOptions extends Pick<SignInTransaction, 'to' | 'silent' | 'keep'> {
  readonly prompt?: 'login' | 'none' | undefined
  readonly wantsAccount?: boolean
  /** The e-mail address somebody typed already. */
  readonly loginHint?: string | undefined
}

/** What the provider gave for a sign-in. Nothing of it is for logs. */
export interface Tokens {
  readonly access: string
  /** For the platform, in seconds from when it was given. */
  readonly lifeS: number
  readonly refresh: string
  readonly id: string
  readonly user: SessionUser
}

/** Signing in by OpenID Connect, for one market's site. Every method rejects with a {@link SignInFailure}. */
export interface OpenId {
  /** Rejects while nobody would answer a browser that is sent there. */
  begin(options: BeginOptions): Promise<{ readonly url: string; readonly transaction: SignInTransaction }>
  /** `search`: the query the provider sent the browser back with. */
  finish(search: URLSearchParams, transaction: SignInTransaction): Promise<Tokens>
  refresh(token: string, userId: string): Promise<Tokens>
  /** Ends what was given with `token`; resolves as well when it had ended already. */
  revoke(token: string): Promise<void>
  /** Where the browser goes to be signed out there; rejects while nobody would answer it. Without an ID token of its own it is asked first. */
  endSessionUrl(idToken: string | null, state: string): Promise<string>
}

/**
 * `refused`: the provider said no, in its own word, `reason`. `not-believed`: it said something that is not to be believed.
 * `unavailable`: it said nothing of use, and may later.
 */
export class SignInFailure extends Error {
  constructor(
    readonly kind: 'refused' | 'not-believed' | 'unavailable',
    readonly reason: string,
  ) {
    super(`${kind}: ${reason}`)
    this.name = 'SignInFailure'
  }
}

const TIMEOUT_S = 5
const SCOPE = 'openid email profile'
const ALGORITHM = 'ES256'
/** By so much two clocks may differ, in seconds. */
const TOLERANCE_S = 30

const CLIENT_IDS: Readonly<Record<Market, string>> = { UK: 'galo-uk', IE: 'galo-ie' }

/** No answer, or none that an identity provider gives: codes of the library and of fetch. */
const UNANSWERED = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
]

const failureOf = (error: unknown): SignInFailure => {
  if (error instanceof SignInFailure) return error
  if (error instanceof openid.AuthorizationResponseError) return new SignInFailure('refused', error.error)
  if (error instanceof openid.ResponseBodyError)
    return new SignInFailure(error.status >= 500 ? 'unavailable' : 'refused', error.error)
  if (error instanceof openid.ClientError) {
    // Without a code it is whatever fetch threw.
    const { code } = error
    return new SignInFailure(
      code === undefined || UNANSWERED.includes(code) ? 'unavailable' : 'not-believed',
      code ?? 'no answer',
    )
  }
  // Whatever fetch throws: nobody there, a line that broke.
  return new SignInFailure('unavailable', error instanceof Error ? error.name : 'unknown')
}

const orFailure = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw failureOf(error)
  })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type Answer = Awaited<ReturnType<typeof openid.refreshTokenGrant>>

/** What the library leaves to us of an ID token: the one it was given to, and that it is not from the future. */
const claimsOf = (answer: Answer, clientId: string) => {
  const claims = answer.claims()
  if (claims === undefined) throw new SignInFailure('not-believed', 'no id_token')
  if (claims['azp'] !== undefined && claims['azp'] !== clientId) throw new SignInFailure('not-believed', 'azp')
  if (claims.iat > Date.now() / 1_000 + TOLERANCE_S) throw new SignInFailure('not-believed', 'iat')
  return claims
}

const tokensOf = (answer: Answer, clientId: string, refresh: string | undefined): Tokens => {
  const claims = claimsOf(answer, clientId)
  if (answer.expires_in === undefined || answer.expires_in <= 0) throw new SignInFailure('not-believed', 'expires_in')
  if (refresh === undefined || answer.id_token === undefined) throw new SignInFailure('not-believed', 'refresh_token')
  return {
    access: answer.access_token,
    lifeS: answer.expires_in,
    refresh,
    id: answer.id_token,
    user: {
      uuid: claims.sub,
      email: textOf(claims['email']),
      givenName: textOf(claims['given_name']),
      familyName: textOf(claims['family_name']),
      emailVerified: claims['email_verified'] === true,
    },
  }
}

/** The only place that knows the OpenID library. What the provider offers is asked for at the first sign-in, and again if that failed. */
export const createOpenId = (config: BffConfig, market: Market): OpenId => {
  const clientId = CLIENT_IDS[market]
  const siteUrl = config.siteUrls[market]
  const redirectUri = `${siteUrl}${sessionPaths.callback}`
  const issuer = new URL(`${config.identityUrl}/identity/provider`)
  const isInsecure = issuer.protocol === 'http:' && isLocal(config.environment)

  let known: Promise<openid.Configuration> | null = null
  const provider = () => {
    known ??= openid
      .discovery(
        issuer,
        clientId,
        { id_token_signed_response_alg: ALGORITHM, [openid.clockTolerance]: TOLERANCE_S },
        openid.ClientSecretBasic(config.clientSecret),
        {
          timeout: TIMEOUT_S,
          [openid.customFetch]: (url, init) => tracedFetch(url, init as RequestInit),
          // Without it the library takes an ID token's signature on trust, because the line it came by is secure.
          execute: [openid.enableNonRepudiationChecks, ...(isInsecure ? [openid.allowInsecureRequests] : [])],
        },
      )
      .catch((error: unknown) => {
        known = null
        const { reason } = failureOf(error)
        throw new SignInFailure('unavailable', `discovery: ${reason}`)
      })
    return known
  }

  /**
   * The provider, once it has answered just now: a browser that is sent there leaves our pages, and where nobody answers it is shown the
   * browser's own words for it.
   */
  const presentProvider = async () => {
    const found = await provider()
    const signal = AbortSignal.timeout(1_000 * TIMEOUT_S)
    const answer = await tracedFetch(`${issuer.href}/.well-known/openid-configuration`, { signal, redirect: 'error' })
    await answer.body?.cancel()
    if (!answer.ok) throw new SignInFailure('unavailable', `status ${answer.status}`)
    return found
  }

  return {
    begin: (options) =>
      orFailure(
        (async () => {
          const { to, silent, keep, prompt, wantsAccount = false, loginHint } = options
          const transaction = {
            state: openid.randomState(),
            nonce: openid.randomNonce(),
            verifier: openid.randomPKCECodeVerifier(),
            ...{ to, silent, keep },
          }
          const url = openid.buildAuthorizationUrl(await presentProvider(), {
            redirect_uri: redirectUri,
            scope: SCOPE,
            state: transaction.state,
            nonce: transaction.nonce,
            code_challenge: await openid.calculatePKCECodeChallenge(transaction.verifier),
            code_challenge_method: 'S256',
            ...(prompt === undefined ? {} : { prompt }),
            ...(wantsAccount ? { screen_hint: 'register' } : {}),
            ...(loginHint === undefined ? {} : { login_hint: loginHint }),
          })
          return { url: url.href, transaction }
        })(),
      ),

    finish: (search, { state, nonce, verifier }) =>
      orFailure(
        (async () => {
          const answer = await openid.authorizationCodeGrant(await provider(), new URL(`${redirectUri}?${search}`), {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
          })
          return tokensOf(answer, clientId, answer.refresh_token)
        })(),
      ),

    refresh: (token, userId) =>
      orFailure(
        (async () => {
          const answer = await openid.refreshTokenGrant(await provider(), token)
          const tokens = tokensOf(answer, clientId, answer.refresh_token ?? token)
          if (tokens.user.uuid !== userId) throw new SignInFailure('not-believed', 'sub')
          return tokens
        })(),
      ),

    revoke: (token) => orFailure(provider().then((found) => openid.tokenRevocation(found, token))),

    endSessionUrl: (idToken, state) =>
      orFailure(
        presentProvider().then(
          (found) =>
            openid.buildEndSessionUrl(found, {
              ...(idToken === null ? {} : { id_token_hint: idToken }),
              post_logout_redirect_uri: `${siteUrl}${sessionPaths.signedOut}`,
              state,
            }).href,
        ),
      ),
  }
}
