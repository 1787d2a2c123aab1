import type { ClientMetadata } from 'oidc-provider'
import type { PlatformConfig } from '../../../kernel/config'

/** One client for each market's site: which one somebody comes from says where they live. */
const CLIENT_IDS = { UK: 'galo-uk', IE: 'galo-ie' } as const

export const marketOfClient = (clientId: unknown): 'UK' | 'IE' => (clientId === CLIENT_IDS.IE ? 'IE' : 'UK')

/** Where the site takes a code (B02) and where somebody who has logged out ends up (B05). Compared as they stand, to the letter. */
const REDIRECT_PATH = '/order/api/auth/callback/galo'
const AFTER_LOGOUT_PATHS = ['/', '/order/search', '/card/auth/signed-out'] as const

export const siteClients = ({ siteOrigins, clientSecret }: PlatformConfig): ClientMetadata[] =>
  Object.values(CLIENT_IDS).map((id) => ({
    client_id: id,
    client_secret: clientSecret,
    client_name: 'Galo',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: siteOrigins.map((origin) => `${origin}${REDIRECT_PATH}`),
    post_logout_redirect_uris: siteOrigins.flatMap((origin) => AFTER_LOGOUT_PATHS.map((path) => `${origin}${path}`)),
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
  }))
