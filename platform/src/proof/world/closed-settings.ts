import { randomBytes } from 'node:crypto'

const secret = (): string => randomBytes(32).toString('base64url')

/** What the platform wants to be told wherever it is not local; good for nothing but a test. */
export const CLOSED_SETTINGS = {
  GALO_CLIENT_SECRET: secret(),
  GALO_BASKET_KEY: secret(),
  GALO_TOKEN_KEY: secret(),
  GALO_IDENTITY_KEY: secret(),
  CARD_SECRET_KEY: secret(),
  CARD_WEBHOOK_SECRET: secret(),
  CARD_PROVIDER_URL: 'https://cards.galo.example',
  CARD_PUBLISHABLE_KEY: secret(),
  PLATFORM_ORIGIN: 'https://platform.galo.example',
  SITE_ORIGINS: 'https://galo.example,https://galo.example.ie',
  TRUSTED_PROXIES: '192.0.2.7',
} as const
