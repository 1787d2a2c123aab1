import { resolve } from 'node:path'
import * as z from 'zod'
import type { Market } from '@galo/domain'
import {
  DEVELOPMENT_SECRETS,
  insecureSettings,
  ENVIRONMENTS,
  isLocal,
  settingProblems,
  type EnvironmentName,
} from '@galo/domain/environment'
import { isObjectAddress, readObjectAddress, readObjectSettings, type ObjectSettings } from '@galo/releases/objects'
import { readTrustedKeys, type TrustedKeys } from '@galo/releases'
import type { Locale } from '@galo/words'
import { LANGUAGE_SETTINGS, languageProblems } from '@galo/words/environment'
import { fraudProblems, STAND_IN_FRAUD_KEY } from './fraud-settings'
import { cardProblems, cardScriptUrl, LIVE_CARD_SCRIPT, STAND_IN_CARD_KEY } from './card-settings'
import { parseDevApps, type DevApps } from './dev/dev-apps'

/** The markets a site can be for. */
const MARKET_NAMES = ['UK', 'IE'] as const satisfies readonly Market[]

const port = z.coerce.number().int().min(1).max(65_535)
/** Other paths are added to it as it stands. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin, like https://galo.example')
const addressList = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()], 'must be a network address, with commas between several')))

const environmentSchema = z.object({
  GALO_ENV: z.enum(ENVIRONMENTS),
  /** Whose site this process serves (A01): nobody is served another market's for want of a word. */
  GALO_MARKET: z.enum(MARKET_NAMES, `must be set, to ${MARKET_NAMES.join(' or ')}: a process serves one market`),
  GALO_BIND: z.string().min(1).default('127.0.0.1'),
  PLATFORM_URL: z.url().default('http://localhost:4100'),
  /** Where browsers reach the identity provider. */
  IDENTITY_URL: origin.optional(),
  /** Where browsers reach the card stand-in; `live` uses the provider's own script. */
  CARD_SCRIPT_URL: z.union([z.literal(LIVE_CARD_SCRIPT), z.url()]).optional(),
  CARD_PUBLISHABLE_KEY: z.string().min(1).default(STAND_IN_CARD_KEY),
  /** Where browsers reach the fraud service's script and interface; unset, the stand-in. */
  FRAUD_API_URL: z.url().optional(),
  FRAUD_KEY: z.string().min(1).default(STAND_IN_FRAUD_KEY),
  /** Where browsers reach the maps stand-in; `live` uses the provider itself. */
  MAPS_API_URL: z.union([z.literal('live'), z.url()]).optional(),
  MAPS_KEY: z.string().min(1).default('galo-maps'),
  /** English in disguise, to find words in no table and places too narrow for other languages. */
  GALO_LANGUAGE: z.enum(LANGUAGE_SETTINGS).default('en'),
  BFF_UK_PORT: port.default(4000),
  BFF_IE_PORT: port.default(4001),
  SITE_UK_URL: origin.optional(),
  SITE_IE_URL: origin.optional(),
  /** A folder, or `s3://bucket/folder`, which is reached by the `AWS_` settings that every tool reads. */
  GALO_RELEASES: z.string().default('.galo/releases'),
  /** The folder to which server builds are brought from an object store. */
  GALO_RELEASES_CACHE: z.string().min(1).default('.galo/builds'),
  /** Whose signatures on the release document count; unset, it needs none. */
  GALO_RELEASE_KEYS: z
    .string()
    .transform((text, context) => {
      try {
        return readTrustedKeys(text)
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
        return z.NEVER
      }
    })
    .optional(),
  /** Where a site keeps the last signed document it took, so that a restart leads to none before it. */
  GALO_RELEASES_KEPT: z.string().min(1).default('.galo/kept'),
  GALO_CLIENT_SECRET: z.string().min(1).default(DEVELOPMENT_SECRETS.GALO_CLIENT_SECRET),
  GALO_MENU_TOKEN: z.string().min(1).default('galo-public-menu'),
  GALO_DEVELOPMENT_TOKEN: z.string().min(1).default('galo-development'),
  GALO_COOKIE_KEY: z.string().min(1).default(DEVELOPMENT_SECRETS.GALO_COOKIE_KEY),
  /** The key before it: cookies sealed with it are still good. Leave it out to revoke them. */
  GALO_COOKIE_KEY_PREVIOUS: z.string().min(1).optional(),
  /** Where traces are sent as OTLP/JSON, e.g. http://localhost:4318/v1/traces; nowhere without it. */
  OTLP_TRACES_URL: z.url().optional(),
  TRUSTED_PROXIES: addressList.default([]),
  /** `true`: development mode (A18). Unset, it is on where it is local. */
  GALO_DEVELOPMENT_MODE: z.enum(['true', 'false'], 'must be true or false').optional(),
  GALO_DEV: z
    .string()
    .regex(/^$|^[\w-]+:\d+(,[\w-]+:\d+)*$/, 'Expected names with ports, e.g. shell:5000,mfe-menu:5002')
    .optional(),
  RENDER_FIRST_BYTE_MS: z.coerce.number().int().positive().default(2_500),
  RENDER_LOADER_MS: z.coerce.number().int().positive().default(1_000),
  /** What the process and all its workers may hold together, in MiB. */
  RENDER_MEMORY_MB: z.coerce.number().int().positive().default(1_536),
})

/** Releases in an object store; `cache` is a folder of this machine. */
export interface ObjectReleases {
  readonly address: string
  readonly cache: string
  readonly settings: ObjectSettings
}

/** The BFF's settings (A18). */
export interface BffConfig {
  readonly environment: EnvironmentName
  /** Whose site is served. */
  readonly market: Market
  readonly language: Locale['language']
  /** The network address it listens at. */
  readonly bind: string
  readonly platformUrl: string
  /** Of the identity provider, for browsers and for this server alike: its answers name it. */
  readonly identityUrl: string
  /** Where it listens; 0 takes any free port. */
  readonly port: number
  /** As browsers reach the sites of both markets: each leads to the other. */
  readonly siteUrls: Readonly<Record<Market, string>>
  /** Where releases lie: a folder, or an object store. */
  readonly releases: string | ObjectReleases
  /** `null`: the document is not signed. */
  readonly releaseKeys: TrustedKeys | null
  /** The file that keeps the last document over a restart; `null` where it is not signed: whoever can write one could write the other. */
  readonly keptDocument: string | null
  readonly clientSecret: string
  readonly cookieKey: string
  readonly previousCookieKey: string | null
  /** Network addresses of proxies of ours, whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[]
  /** `null`: traces are exported nowhere. */
  readonly tracesUrl: string | null
  readonly menuToken: string
  readonly developmentToken: string
  readonly cardKey: string
  /** `null` when the card provider's own script is used. */
  readonly cardScriptUrl: string | null
  readonly fraudKey: string
  readonly fraudApiUrl: string
  readonly mapsKey: string
  /** `null` when the maps provider itself is used. */
  readonly mapsApiUrl: string | null
  /** Development mode: browsers tell of themselves from debug on, not only from info on. */
  readonly isDevelopment: boolean
  /** Served from source; only on a machine of one's own. */
  readonly devApps: DevApps
  readonly firstByteMs: number
  readonly loaderMs: number
  readonly memoryBytes: number
}

const DEMANDS = {
  secrets: ['GALO_CLIENT_SECRET', 'GALO_COOKIE_KEY'],
  addresses: ['SITE_UK_URL', 'SITE_IE_URL', 'IDENTITY_URL'],
  proxies: ['TRUSTED_PROXIES'],
}

type Variables = Readonly<Record<string, string | undefined>>

/** The stand-in's streets are invented, so customers never meet them. */
const mapsProblems = ({ GALO_ENV, MAPS_API_URL }: Variables): readonly string[] =>
  isLocal(GALO_ENV) || MAPS_API_URL === 'live' ? [] : ['MAPS_API_URL: must be live, the stand-in is for local']

/** What only a developer reads is not asked of customers' browsers. */
const developmentProblems = ({ GALO_ENV, GALO_DEVELOPMENT_MODE }: Variables): readonly string[] =>
  GALO_ENV === 'production' && GALO_DEVELOPMENT_MODE === 'true'
    ? ['GALO_DEVELOPMENT_MODE: must not be true in production']
    : []

const releasesAt = (address: string, cache: string, environment: Variables): string | ObjectReleases =>
  isObjectAddress(address) ? { address, cache, settings: readObjectSettings(environment) } : resolve(address)

/** What is wrong with how an object store is reached. */
const releasesProblems = ({ GALO_RELEASES = '', ...environment }: Variables): readonly string[] => {
  try {
    if (isObjectAddress(GALO_RELEASES)) readObjectAddress(GALO_RELEASES)
    releasesAt(GALO_RELEASES, '', environment)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const problemsIn = (environment: Variables): readonly string[] => {
  const doors = insecureSettings(environment, DEMANDS)
  if (!environment['GALO_ENV']) return doors
  return [
    ...doors,
    ...cardProblems(environment),
    ...fraudProblems(environment),
    ...mapsProblems(environment),
    ...languageProblems(environment),
    ...developmentProblems(environment),
    ...releasesProblems(environment),
  ]
}

/** Reads the environment once. Throws with every mistake in one message; wherever it is not local, what opens doors has no default. */
export const parseConfig = (environment: Variables): BffConfig => {
  const parsed = environmentSchema.safeParse(environment)
  const mistakes = settingProblems(problemsIn(environment), parsed.error?.issues)
  if (!parsed.success || mistakes.length > 0)
    throw new Error(`The environment is not usable:\n${mistakes.map((line) => `  ${line}`).join('\n')}`)
  const settings = parsed.data
  return {
    environment: settings.GALO_ENV,
    market: settings.GALO_MARKET,
    language: settings.GALO_LANGUAGE,
    bind: settings.GALO_BIND,
    platformUrl: settings.PLATFORM_URL,
    identityUrl: settings.IDENTITY_URL ?? new URL(settings.PLATFORM_URL).origin,
    port: settings[`BFF_${settings.GALO_MARKET}_PORT`],
    siteUrls: {
      UK: settings.SITE_UK_URL ?? `http://localhost:${settings.BFF_UK_PORT}`,
      IE: settings.SITE_IE_URL ?? `http://localhost:${settings.BFF_IE_PORT}`,
    },
    releases: releasesAt(settings.GALO_RELEASES, resolve(settings.GALO_RELEASES_CACHE), environment),
    releaseKeys: settings.GALO_RELEASE_KEYS ?? null,
    keptDocument:
      settings.GALO_RELEASE_KEYS === undefined
        ? null
        : resolve(settings.GALO_RELEASES_KEPT, `releases-${settings.GALO_MARKET}.json`),
    clientSecret: settings.GALO_CLIENT_SECRET,
    cookieKey: settings.GALO_COOKIE_KEY,
    previousCookieKey: settings.GALO_COOKIE_KEY_PREVIOUS ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    tracesUrl: settings.OTLP_TRACES_URL ?? null,
    menuToken: settings.GALO_MENU_TOKEN,
    developmentToken: settings.GALO_DEVELOPMENT_TOKEN,
    cardKey: settings.CARD_PUBLISHABLE_KEY,
    cardScriptUrl: cardScriptUrl(settings.CARD_SCRIPT_URL, settings.PLATFORM_URL),
    fraudKey: settings.FRAUD_KEY,
    fraudApiUrl: settings.FRAUD_API_URL ?? `${settings.PLATFORM_URL}/stand-ins/fraud`,
    mapsKey: settings.MAPS_KEY,
    mapsApiUrl:
      settings.MAPS_API_URL === 'live' ? null : (settings.MAPS_API_URL ?? `${settings.PLATFORM_URL}/stand-ins`),
    isDevelopment: (settings.GALO_DEVELOPMENT_MODE ?? String(isLocal(settings.GALO_ENV))) === 'true',
    devApps: isLocal(settings.GALO_ENV) ? parseDevApps(settings.GALO_DEV) : {},
    firstByteMs: settings.RENDER_FIRST_BYTE_MS,
    loaderMs: settings.RENDER_LOADER_MS,
    memoryBytes: settings.RENDER_MEMORY_MB * 1024 * 1024,
  }
}
