import { Hono } from 'hono'
import { getSession, startSignIn } from '@galo/contracts/session'
import type { Market } from '@galo/domain'
import { authRoutes } from '../auth/auth.routes'
import type { BffConfig } from '../config'
import { aConfig } from './a-config'
import type { SmallProvider } from './a-provider'
import { aVisitor, type Visitor } from './a-visitor'

export const SITES = { UK: 'http://uk.galo.test', IE: 'http://ie.galo.test' }

export interface SigningSite {
  /** A browser of its own, or with another's cookies. */
  visitor(cookies?: Map<string, string>): Visitor
  /** The lines of the server's log, each as one text. */
  readonly reported: readonly string[]
  /** Moves both clocks on, in seconds. */
  pass(seconds: number): void
}

/** What signs people in to one market's site, with the small provider behind it. */
export const aSigningSite = (
  { url: identityUrl }: Pick<SmallProvider, 'url'>,
  settings: Partial<BffConfig> = {},
  market: Market = 'UK',
): SigningSite => {
  const reported: string[] = []
  // Stands still between two passes: a token's seconds are counted, and nobody knows how long a busy machine takes to answer.
  let nowMs = Date.now()
  const now = () => nowMs
  const config = aConfig({ identityUrl, siteUrls: SITES, ...settings })
  const report = (...line: unknown[]) => void reported.push(JSON.stringify(line))
  const site = new Hono().route('/', authRoutes(market, { config, report, platformNow: now, now }))
  return {
    visitor: (cookies) => aVisitor(site, config.siteUrls[market], cookies),
    reported,
    pass: (seconds) => void (nowMs += seconds * 1_000),
  }
}

export const locationOf = (answer: Response): string => answer.headers.get('location') ?? ''

/** Sets out to sign in; the address of the provider. */
export const setOut = async (visitor: Visitor, fields: Readonly<Record<string, string>> = {}): Promise<string> =>
  locationOf(await visitor.post(startSignIn.path, fields))

/** The whole way, as somebody whom the provider knows. */
export const signIn = async (
  visitor: Visitor,
  provider: Pick<SmallProvider, 'answerTo'>,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> => visitor.get(provider.answerTo(await setOut(visitor, fields)))

export const sessionOf = async (visitor: Visitor, query = ''): Promise<unknown> =>
  (await visitor.get(`${getSession.path}${query}`)).json()

/** The names of the cookies somebody has who is signed in. */
export const SIGNED_IN = ['galo_session_uk', 'galo_signed_in_uk']
