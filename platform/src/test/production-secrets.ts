const secret = (letter: string): string => letter.repeat(40)

/** What production wants before it starts; good for nothing but a test. */
export const PRODUCTION_SECRETS = {
  GALO_CLIENT_SECRET: secret('a'),
  GALO_BASKET_KEY: secret('b'),
  GALO_TOKEN_KEY: secret('c'),
  GALO_IDENTITY_KEY: secret('d'),
  CARD_SECRET_KEY: secret('e'),
  CARD_WEBHOOK_SECRET: secret('f'),
} as const
