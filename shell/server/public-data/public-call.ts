import { autocompleteAddress, geocodePosition, getAddressDetails } from '@galo/contracts/localities'
import { listAvailableTimes } from '@galo/contracts/capacity'
import { getAvailability, getMenu } from '@galo/contracts/menu'
import { searchRestaurants } from '@galo/contracts/restaurants'

/** A call to the platform, as far as its answer depends on it. */
export interface PlatformCall {
  readonly method: string
  /** With its query. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How long an answer may be given again, in milliseconds since it came. */
export interface Life {
  /** So long nobody asks again. */
  readonly freshMs: number
  /** So long it is still given at once, while a newer one is fetched behind it. */
  readonly staleMs: number
}

/**
 * What the kitchen changes by the minute is seen within seconds; what the chain prints on its menu may wait some minutes. A menu takes the platform
 * four times as long as everything else a page asks for (decision 0075).
 */
const BY_THE_MINUTE: Life = { freshMs: 1_000, staleMs: 2_000 }
/** Towns do not move; nothing is cached for longer than five minutes. */
const PLACES: Life = { freshMs: 60_000, staleMs: 300_000 }
const LIVES: Readonly<Record<string, Life>> = {
  [getMenu.path]: { freshMs: 30_000, staleMs: 300_000 },
  [getAvailability.path]: BY_THE_MINUTE,
  [searchRestaurants.path]: BY_THE_MINUTE,
  [listAvailableTimes.path]: BY_THE_MINUTE,
  [autocompleteAddress.path]: PLACES,
  [getAddressDetails.path]: PLACES,
  [geocodePosition.path]: PLACES,
}

/** The site's own questions are a kilobyte or two; who asks more asks for himself. */
const LONGEST_BODY = 4_096

const pathnameOf = ({ path }: PlatformCall): string => path.split('?', 1)[0] ?? path

/** Which of the platform's services is asked: those that are slow must not hold up the others. */
export const serviceOf = pathnameOf

/** How long the answer may be cached, when it is the same for everybody; `null` when it is somebody's own, of mock time, or asked for afresh. */
export const lifeOf = (call: PlatformCall, menuToken: string): Life | null => {
  const { headers, body } = call
  const isAnonymous = headers['authorization'] === undefined || headers['authorization'] === `Bearer ${menuToken}`
  if (
    !isAnonymous ||
    headers['cache-control'] === 'no-cache' ||
    headers['x-mock-time'] !== undefined ||
    body.length > LONGEST_BODY
  )
    return null
  const pathname = pathnameOf(call)
  return Object.hasOwn(LIVES, pathname) ? (LIVES[pathname] ?? null) : null
}

/** About eleven metres: the nearest town is the same for all who stand so close. */
const DECIMALS_OF_A_PLACE = 4

/** A position's question by where somebody is, not by how well their device knows it. */
const askedPath = (call: PlatformCall): string => {
  const pathname = pathnameOf(call)
  if (pathname !== geocodePosition.path) return call.path
  const query = new URLSearchParams(call.path.slice(pathname.length))
  const degrees = (query.get('latlng') ?? '').split(',')
  query.set('latlng', degrees.map((each) => Number(each).toFixed(DECIMALS_OF_A_PLACE)).join())
  return `${pathname}?${query}`
}

/** Everything the answer depends on. The market is in the query's variables and in the query string, where the platform reads it. */
export const keyOf = (call: PlatformCall): string => {
  const { method, headers, body } = call
  return JSON.stringify([
    method,
    askedPath(call),
    headers['authorization'],
    headers['x-development-token'],
    headers['x-features'],
    body,
  ])
}
