import type { MiddlewareHandler } from 'hono'
import { slugOf } from './towns.model'

/** Of pages of restaurants, also below the base that ordering has, as an old form asks for them. */
const OF_RESTAURANTS = /^(?:\/+order)?\/+restaurants(?=\/|$)/i

/** By letters and digits alone. What is no text, or has none of them, stays what it was: it is nobody's name, and its page says so. */
const segmentOf = (given: string): string => {
  try {
    return slugOf(decodeURIComponent(given)) || given
  } catch {
    return given
  }
}

/**
 * The one address of a page of restaurants that is asked for with capitals, accents, spaces, encoded letters, more slashes than it needs or the base of ordering
 * before it; `null` where it is none of theirs. Towns are read from their list.
 */
export const spellingOfRestaurants = (pathname: string): string | null => {
  if (!OF_RESTAURANTS.test(pathname)) return null
  const segments = pathname.replace(OF_RESTAURANTS, '').split('/').filter(Boolean).map(segmentOf)
  const isListOfTowns = segments.length === 1 && segments[0] === 'in'
  return ['/restaurants', ...(isListOfTowns ? [] : segments)].join('/')
}

/** Leads to a restaurant's page, or one that finds restaurants, under whatever spelling it is asked for. */
export const oneSpellingOfRestaurants: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url)
  const to = spellingOfRestaurants(pathname)
  return to === null || to === pathname ? next() : context.redirect(`${to}${search}`, 302)
}
