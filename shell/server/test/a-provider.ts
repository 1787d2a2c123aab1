import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'

export const USER_ID = '5f0c7f0e-aaaa-4bbb-8ccc-000000000001'

type Claims = Record<string, unknown>
type Sign = (claims: Claims) => Promise<string>

/** How the provider behaves; each test makes it bad in one way. */
export interface Manners {
  /** Of the ID token, over what it should say. */
  claims: Claims
  sign: Sign
  /** In place of the whole answer of the token endpoint, for any grant. */
  token: ((response: ServerResponse) => void) | null
  /** Over what the token endpoint should say. */
  fields: Claims
  /** Waited for before a refresh is answered. */
  beforeRefresh: () => Promise<void>
  /** In place of what it offers. */
  discovery: ((response: ServerResponse) => void) | null
}

export interface SmallProvider {
  readonly url: string
  readonly issuer: string
  readonly manners: Manners
  /** Bodies that reached the token endpoint, by grant. */
  readonly grants: readonly URLSearchParams[]
  readonly revoked: readonly string[]
  /** The `traceparent` of each request, and `undefined` of one that had none. */
  readonly traces: readonly (string | undefined)[]
  /** Signs as somebody who is not this provider. */
  readonly signs: Readonly<Record<'rightly' | 'otherKey' | 'hs256' | 'rs256' | 'none' | 'cut', Sign>>
  /** Somebody signs in there: the way back that a browser is sent on, for the way out it came by. */
  answerTo(wayOut: string, over?: Readonly<Record<string, string | null>>): string
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}

const json = (response: ServerResponse, value: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Made once for a whole file of tests: it takes a while. */
const KEYS = Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256'), generateKeyPair('RS256')])

/** An identity provider on a free port that gives out codes, tokens and a bad example. */
export const aProvider = async (): Promise<SmallProvider> => {
  const [own, other, rsa] = await KEYS
  const keys = await Promise.all(
    Object.entries({ own: own.publicKey, rsa: rsa.publicKey }).map(async ([kid, key]) => ({
      ...(await exportJWK(key)),
      ...{ kid, use: 'sig' },
    })),
  )
  const signWith =
    (key: CryptoKey | Uint8Array, alg: string, kid: string): Sign =>
    (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key)
  const rightly = signWith(own.privateKey, 'ES256', 'own')
  const signs = {
    rightly,
    otherKey: signWith(other.privateKey, 'ES256', 'own'),
    hs256: signWith(new TextEncoder().encode(DEVELOPMENT_SECRETS.GALO_CLIENT_SECRET), 'HS256', 'own'),
    rs256: signWith(rsa.privateKey, 'RS256', 'rsa'),
    none: async (claims: Claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    cut: async (claims: Claims) => (await rightly(claims)).slice(0, -6),
  }
  const manners: Manners = {
    claims: {},
    sign: rightly,
    token: null,
    fields: {},
    beforeRefresh: async () => {},
    discovery: null,
  }
  const nonces = new Map<string, string>()
  const grants: URLSearchParams[] = []
  const revoked: string[] = []
  const traces: (string | undefined)[] = []
  let given = 0

  const giveTokens = async (body: URLSearchParams, response: ServerResponse): Promise<void> => {
    const isCode = body.get('grant_type') === 'authorization_code'
    const nonce = nonces.get(body.get('code') ?? '')
    if (isCode && nonce === undefined) return json(response, { error: 'invalid_grant' }, 400)
    nonces.delete(body.get('code') ?? '')
    if (!isCode) await manners.beforeRefresh()
    if (manners.token !== null) return manners.token(response)
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      ...{ iss: issuer, aud: 'galo-uk', sub: USER_ID, iat: now, exp: now + 900 },
      ...{ email: 'ana@galo.test', given_name: 'Ana', family_name: 'Lopes', email_verified: true },
      ...(isCode ? { nonce } : {}),
      ...manners.claims,
    }
    given += 1
    json(response, {
      ...{ access_token: `access-${given}`, token_type: 'Bearer', expires_in: 900 },
      ...{ refresh_token: 'the-refresh-token', id_token: await manners.sign(claims) },
      ...manners.fields,
    })
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '', 'http://here')
      const body = await bodyOf(request)
      traces.push([request.headers['traceparent']].flat()[0])
      if (pathname.endsWith('/openid-configuration'))
        return manners.discovery === null ? json(response, offered()) : manners.discovery(response)
      if (pathname.endsWith('/jwks')) return json(response, { keys })
      if (pathname.endsWith('/token')) {
        grants.push(body)
        return giveTokens(body, response)
      }
      if (pathname.endsWith('/revocation')) {
        revoked.push(body.get('token') ?? '')
        return void response.writeHead(200).end()
      }
      return void response.writeHead(404).end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = `${url}/identity/provider`
  const offered = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    revocation_endpoint: `${issuer}/revocation`,
    end_session_endpoint: `${issuer}/session/end`,
    authorization_response_iss_parameter_supported: true,
    // More than the site takes: it does not leave the choice to who answers.
    id_token_signing_alg_values_supported: ['ES256', 'RS256', 'HS256', 'none'],
  })

  return {
    url,
    issuer,
    manners,
    grants,
    revoked,
    traces,
    signs,
    answerTo(wayOut, over = {}) {
      const asked = new URL(wayOut).searchParams
      const code = `code-${nonces.size}-${Math.random()}`
      nonces.set(code, asked.get('nonce') ?? '')
      const back = new URL(asked.get('redirect_uri') ?? '')
      const answer = { code, state: asked.get('state'), iss: issuer, ...over }
      for (const [name, value] of Object.entries(answer)) if (value !== null) back.searchParams.set(name, value)
      return back.href
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
