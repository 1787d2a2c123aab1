import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  allowsMockTime,
  DEVELOPMENT_SECRETS,
  insecureSettings,
  ENVIRONMENTS,
  isLocal,
  settingProblems,
} from '@galo/domain/environment'
import { LANGUAGE_SETTINGS, languageProblems } from '@galo/words/environment'
import { readSigner, readTrustedKeys } from '@galo/releases'
import { z } from 'zod'
import { CannotStart } from './cannot-start'
import { cardProblems, STAND_IN_PUBLISHABLE_KEY } from './card-settings'
import { pushProblems, vapidOf } from './push-settings'

const ROOT = resolve(fileURLToPath(new URL('../../..', import.meta.url)))

/** Where rows live: a PostgreSQL server, or the embedded one in a kept folder (`null` = in memory, gone when the process ends). */
export type DatabaseChoice =
  | { readonly kind: 'server'; readonly url: string }
  | {
      readonly kind: 'embedded'
      readonly folder: string | null
      /** A tar archive of what a new folder begins with, instead of an empty database made on the spot. */
      readonly archive?: Blob
    }

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)
/** Compared to the letter with what browsers send, so it must be written as they write it. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin, like https://galo.example')
const originList = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(origin).min(1))

const addressList = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()], 'must be a network address, with commas between several')))

/** Read by one of the releases' own readers, which says in words what is wrong. */
const readBy = <T>(read: (text: string) => T) =>
  z
    .string()
    .min(1)
    .transform((text, issues) => {
      try {
        return read(text)
      } catch (error) {
        issues.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
        return z.NEVER
      }
    })
    .optional()

const environmentSchema = z.object({
  GALO_ENV: z.enum(ENVIRONMENTS),
  GALO_BIND: z.string().min(1).default('127.0.0.1'),
  PLATFORM_PORT: wholeNumber.default(4100),
  DATABASE_URL: z.string().min(1).optional(),
  GALO_DATA: z.string().min(1).default(join(ROOT, '.galo/data/platform')),
  GALO_LANGUAGE: z.enum(LANGUAGE_SETTINGS).default('en'),
  GALO_NOW: z.iso.datetime({ offset: true }).optional(),
  KITCHEN_CONFIRM_AFTER_S: wholeNumber.default(8),
  GUEST_TOKEN_LIFE_S: wholeNumber.default(30 * 60),
  ACCESS_TOKEN_LIFE_S: wholeNumber.default(15 * 60),
  SIGN_IN_LIFE_S: wholeNumber.default(14 * 24 * 60 * 60),
  PLATFORM_ORIGIN: origin.optional(),
  SLOT_CAPACITY: wholeNumber.default(4),
  TRUSTED_PROXIES: addressList.default([]),
  SITE_ORIGINS: originList.default(['http://localhost:4000', 'http://localhost:4001']),
  GALO_CLIENT_SECRET: z.string().min(16).optional(),
  GALO_BASKET_KEY: z.string().min(16).optional(),
  GALO_TOKEN_KEY: z.string().min(32, 'HS256 wants 32 characters or more').optional(),
  GALO_IDENTITY_KEY: z.string().min(32).optional(),
  GALO_MENU_TOKEN: z.string().min(8).default('galo-public-menu'),
  GALO_DEVELOPMENT_TOKEN: z.string().min(8).default('galo-development'),
  CARD_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARD_PUBLISHABLE_KEY: z.string().min(1).default(STAND_IN_PUBLISHABLE_KEY),
  MAPS_KEY: z.string().min(1).default('galo-maps'),
  CARD_SECRET_KEY: z.string().min(12).optional(),
  CARD_WEBHOOK_SECRET: z.string().min(16).optional(),
  GALO_RELEASES: z.string().min(1).default(join(ROOT, '.galo/releases')),
  GALO_RELEASE_KEY: readBy(readSigner),
  GALO_RELEASE_KEYS: readBy(readTrustedKeys),
})

/** Said explicitly wherever the platform is not local. */
const SECRETS = [
  'GALO_CLIENT_SECRET',
  'GALO_BASKET_KEY',
  'GALO_TOKEN_KEY',
  'GALO_IDENTITY_KEY',
  'CARD_SECRET_KEY',
  'CARD_WEBHOOK_SECRET',
] as const
const DEMANDS = {
  secrets: SECRETS,
  addresses: ['PLATFORM_ORIGIN', 'SITE_ORIGINS'],
  proxies: ['TRUSTED_PROXIES'],
}

type Environment = z.infer<typeof environmentSchema>
type Variables = Readonly<Record<string, string | undefined>>

const databaseOf = (env: Environment): DatabaseChoice => {
  if (env.DATABASE_URL !== undefined) return { kind: 'server', url: env.DATABASE_URL }
  return { kind: 'embedded', folder: env.GALO_DATA === 'memory' ? null : resolve(env.GALO_DATA) }
}

/**
 * Reads the environment once; everything else gets the answer handed down.
 * Throws with every wrong name in one message, so that a person fixes them in one go.
 */
export const readConfig = (environment: Variables) => {
  const parsed = environmentSchema.safeParse(environment)
  const problems = [
    ...insecureSettings(environment, DEMANDS),
    ...cardProblems(environment),
    ...pushProblems(environment),
    ...languageProblems(environment),
  ]
  const wrong = settingProblems(problems, parsed.error?.issues)
  if (!parsed.success || wrong.length > 0)
    throw new CannotStart(`The platform's environment is not right:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  const env = parsed.data
  const secret = (name: (typeof SECRETS)[number]): string => env[name] ?? DEVELOPMENT_SECRETS[name]
  return {
    env: env.GALO_ENV,
    port: env.PLATFORM_PORT,
    /** The network address it listens at. */
    bind: env.GALO_BIND,
    database: databaseOf(env),
    /** Of the sign-in pages and of the console. */
    language: env.GALO_LANGUAGE,
    startsAt: env.GALO_NOW ?? null,
    kitchenConfirmAfterS: env.KITCHEN_CONFIRM_AFTER_S,
    guestTokenLifeS: env.GUEST_TOKEN_LIFE_S,
    accessTokenLifeS: env.ACCESS_TOKEN_LIFE_S,
    /** How long somebody stays signed in without typing their password again. */
    signInLifeS: env.SIGN_IN_LIFE_S,
    /** Where browsers reach this platform, when that is not the port it listens on (a proxy in front). */
    origin: env.PLATFORM_ORIGIN ?? null,
    /** Orders one restaurant takes for one five-minute slot. */
    slotCapacity: env.SLOT_CAPACITY,
    siteOrigins: env.SITE_ORIGINS,
    /** Network addresses of proxies of ours, whose `x-forwarded-for` is believed. */
    trustedProxies: env.TRUSTED_PROXIES,
    clientSecret: secret('GALO_CLIENT_SECRET'),
    basketKey: secret('GALO_BASKET_KEY'),
    tokenKey: secret('GALO_TOKEN_KEY'),
    identityKey: secret('GALO_IDENTITY_KEY'),
    menuToken: env.GALO_MENU_TOKEN,
    /** What our sites name themselves with to the restaurant search and the address service. Public, as the menu token is. */
    developmentToken: env.GALO_DEVELOPMENT_TOKEN,
    cardPublishableKey: env.CARD_PUBLISHABLE_KEY,
    mapsKey: env.MAPS_KEY,
    /** Where the card provider answers its library, `https://api.stripe.com` say; null stands for the stand-in of this very platform. */
    cardProviderUrl: env.CARD_PROVIDER_URL ?? null,
    /** Our servers' own key at the card provider, and the secret it signs its messages with. */
    cardSecretKey: secret('CARD_SECRET_KEY'),
    cardWebhookSecret: secret('CARD_WEBHOOK_SECRET'),
    /** What push services know us by; null where nothing is pushed. */
    vapid: vapidOf(environment),
    /** What the console looks at and writes: where releases lie, what is said of reaching that place, who signs and who else is trusted. */
    releases: {
      address: env.GALO_RELEASES,
      environment: Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('AWS_'))),
      signer: env.GALO_RELEASE_KEY ?? null,
      trusted: env.GALO_RELEASE_KEYS ?? {},
    },
    /**
     * The console, the stand-ins for card and maps, people with known passwords, introspection: on a machine of one's own and nowhere
     * else.
     */
    isLocal: isLocal(env.GALO_ENV),
    allowsMockTime: allowsMockTime(env.GALO_ENV),
  } as const
}

export type PlatformConfig = ReturnType<typeof readConfig>
