/** Good enough on one machine, and known to everybody who reads this: refused wherever it is not local. */
export const DEVELOPMENT_SECRETS = {
  GALO_CLIENT_SECRET: 'development-client-secret',
  GALO_COOKIE_KEY: 'galo-development-cookie',
  GALO_BASKET_KEY: 'development-basket-key',
  GALO_TOKEN_KEY: 'development-token-key-32-characters',
  GALO_IDENTITY_KEY: 'development-identity-key-32-characters',
  CARD_SECRET_KEY: 'sk_test_galo',
  CARD_WEBHOOK_SECRET: 'whsec_development',
} as const
