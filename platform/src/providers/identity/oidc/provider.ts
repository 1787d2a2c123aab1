import type { KoaContextWithOIDC } from 'oidc-provider'
import type { SteppedPlatform } from '../../../kernel/platform'
import { cookieKeyOf, signingKeyOf } from '../../../kernel/session/identity-keys'
import { AUDIENCE, claimsOf } from '../../../kernel/session/session-token'
import type { IdentityCallbacks } from '../port'
import { Provider } from './oidc-provider'
import { forgetGrant, createAdapter } from './provider.adapter'
import { accountsOf } from './provider.account'
import { siteClients } from './provider.clients'
import { providerPages } from './provider.pages'
import { promptPolicy } from './provider.policy'

export const MOUNT = '/identity/provider'
const COOKIE_PATH = '/identity'
const SESSION_COOKIE = 'galo_idp'
const MINUTE_S = 60
const INTERACTION_S = 30 * MINUTE_S
const SCOPES = 'openid email profile'

/** Our own sites are not asked for consent: what they may know is what they are for. */
const grantOwnSite = async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const found = known === undefined ? undefined : await provider.Grant.find(known)
  if (found !== undefined) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  grant.addResourceScope(AUDIENCE, SCOPES)
  await grant.save()
  return grant
}

/**
 * The identity provider: OpenID Connect, authorization code with PKCE, for our own sites.
 * What it remembers itself (sessions, codes, refresh tokens, ID tokens) lives by real time; the access token, which the platform reads,
 * by the platform's clock. So moving the clock ends access tokens, as it would in life, and nobody's sign-in.
 */
export const createProvider = (
  { config, db, clock, origin }: SteppedPlatform,
  callbacks: IdentityCallbacks,
): Provider => {
  const customerClaims = async (accountId: string, grant: string | undefined) => {
    const customer = await callbacks.findAccount(accountId)
    if (customer === undefined) return undefined
    const { market, email } = customer
    return claimsOf({ sub: accountId, kind: 'customer', market, email, ...(grant !== undefined && { grant }) })
  }

  const isHttps = origin.startsWith('https:')
  const pages = providerPages(callbacks.pages, { name: SESSION_COOKIE, path: COOKIE_PATH })
  const provider = new Provider(`${origin}${MOUNT}`, {
    adapter: createAdapter(db),
    clients: siteClients(config),
    findAccount: accountsOf(callbacks),
    jwks: { keys: [signingKeyOf(config.identityKey).whole] },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // The site asks nobody a second time: who has signed in is told in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    extraParams: ['screen_hint'],
    cookies: {
      names: { session: SESSION_COOKIE, interaction: 'galo_idp_interaction', resume: 'galo_idp_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: COOKIE_PATH, signed: true, secure: isHttps },
      short: { httpOnly: true, sameSite: 'lax', signed: true, secure: isHttps },
      keys: [cookieKeyOf(config.identityKey)],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => pages.logOut(ctx, form, (grantId) => forgetGrant(db, grantId)),
        postLogoutSuccessSource: pages.loggedOut,
      },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES,
          audience: AUDIENCE,
          accessTokenTTL: config.accessTokenLifeS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    formats: {
      customizers: {
        jwt: (_ctx, _token, { payload }) => {
          const ahead = Math.floor((clock.now().getTime() - Date.now()) / 1000)
          payload['iat'] = Number(payload['iat']) + ahead
          payload['exp'] = Number(payload['exp']) + ahead
        },
      },
    },
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token ? customerClaims(token.accountId, token.grantId) : undefined,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // The site's server proves itself with a secret, and several of its tabs may refresh at once.
    rotateRefreshToken: false,
    loadExistingGrant: grantOwnSite,
    interactions: { policy: promptPolicy(callbacks), url: (_ctx, { uid }) => `${COOKIE_PATH}/sign-in/${uid}` },
    clientBasedCORS: (_ctx, from) => config.siteOrigins.includes(from),
    renderError: pages.error,
    ttl: {
      AccessToken: config.accessTokenLifeS,
      AuthorizationCode: MINUTE_S,
      IdToken: config.accessTokenLifeS,
      Interaction: INTERACTION_S,
      Session: config.signInLifeS,
      Grant: config.signInLifeS,
      RefreshToken: config.signInLifeS,
    },
  })
  // We speak no TLS ourselves: an https address means a proxy that says how the browser came.
  provider.proxy = isHttps
  return provider
}
