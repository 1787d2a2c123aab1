import * as openid from 'openid-client'
import { createBrowser, type Browser, type Visit } from './browser'

const SITE = 'http://localhost:4000'
export const CALLBACK = `${SITE}/order/api/auth/callback/galo`

/** The site's server, as far as signing in goes: a real OpenID client. */
export const createSite = async (url: string, clientId = 'galo-uk') => {
  const config = await openid.discovery(
    new URL(`${url}/identity/provider`),
    clientId,
    undefined,
    openid.ClientSecretBasic('development-client-secret'),
    { execute: [openid.allowInsecureRequests] },
  )

  /** Where the browser goes to sign in, and how its answer becomes tokens. */
  const begin = async (parameters: Record<string, string> = {}) => {
    const [verifier, state, nonce] = [openid.randomPKCECodeVerifier(), openid.randomState(), openid.randomNonce()]
    const address = openid.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...parameters,
    })
    const finish = (answer: string) =>
      openid.authorizationCodeGrant(config, new URL(answer), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
      })
    return { address: address.href, finish }
  }

  return {
    config,
    begin,
    refresh: (token: string) => openid.refreshTokenGrant(config, token),
    /** The whole way: to the page, through the form, back with a code, to tokens. */
    signIn: async (browser: Browser, email: string, password: string) => {
      const { address, finish } = await begin()
      const page = await browser.open(address)
      const answer = await browser.post(page.url, { email, password })
      return finish(answer.url)
    },
    logOutAddress: (idToken: string | undefined, parameters: Record<string, string> = {}) =>
      openid.buildEndSessionUrl(config, {
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
        post_logout_redirect_uri: `${SITE}/order/search`,
        ...parameters,
      }).href,
  }
}

export const newBrowser = (): Browser => createBrowser([SITE])
export const parameterOf = ({ url }: Visit, name: string): string | null => new URL(url).searchParams.get(name)
