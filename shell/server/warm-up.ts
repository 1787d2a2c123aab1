import { searchRestaurants } from '@galo/contracts/restaurants'
import type { LatLng, Market } from '@galo/domain'
import type { PlatformData } from './public-data/platform-data'
import type { ReleaseStore } from './releases/release-store'
import { resolveVisit } from './releases/resolve-visit'
import { askPublic } from './public-data/ask-public'

/** Where each market has restaurants for sure. */
const CAPITALS: Readonly<Record<Market, LatLng>> = {
  UK: { latitude: 51.507, longitude: -0.128 },
  IE: { latitude: 53.35, longitude: -6.26 },
}

/** What stands for a parameter nobody can know a value for. */
const NOBODY = 'warm-up'

/** A restaurant of the market, so that its menu can be drawn as a customer will see it. */
const aSlug = async (market: Market, platform: PlatformData, developmentToken: string): Promise<string> => {
  const { latitude: lat, longitude: lon } = CAPITALS[market]
  const variables = { lat, lon, radius: 20_000, fulfilmentMethod: 'COLLECTION', sortBy: 'DISTANCE' } as const
  const { items } = await askPublic({ platformData: platform, developmentToken })(searchRestaurants, { variables })
  return items[0]?.slug ?? NOBODY
}

/** A page of every kind. */
const pathsOf = (patterns: readonly string[], slug: string): readonly string[] =>
  patterns.map((pattern) => pattern.replace(':slug', slug).replace(/:[^/]+/g, NOBODY))

interface WarmUp {
  readonly store: ReleaseStore
  readonly platform: PlatformData
  readonly developmentToken: string
  readonly market: Market
  readonly ask: (path: string) => Promise<Response>
}

/**
 * Renders one page of every remote before the first customer asks, with real data, so that nobody meets workers
 * that are just starting and code that has never run. What fails here fails again, with a report, when somebody asks.
 */
export const warmUp = async ({ store, platform, developmentToken, market, ask }: WarmUp): Promise<void> => {
  const { list } = resolveVisit(await store.document())
  const patterns = list.flatMap(({ pages }) => pages.slice(0, 1).map(({ path }) => path))
  const slug = await aSlug(market, platform, developmentToken).catch(() => NOBODY)
  for (const path of pathsOf(patterns, slug))
    await ask(path)
      .then((answer) => answer.text())
      .catch(() => {})
}
