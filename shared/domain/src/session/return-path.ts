/** Where somebody goes on to who is not told anything better: the search for a restaurant. */
const START = '/order/search'

/** Longer than any address of ours; what is longer was made by somebody else. */
const MOST_CHARACTERS = 2_000

/** One slash, and then printable ASCII only: no space, no line break, nothing a browser would cut out before it reads on. */
const PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/** What is no page: calls and files of the site. To the doors themselves nobody is brought back: it would be a circle. */
const NO_PAGE = /^\/(?:order\/(?:api|assets|dev|media)|card\/auth|identity|js)(?:\/|$)/i

/** As the next reader may see it: a proxy, a router and a browser decode in different places. `null` for what cannot be decoded. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const MISLEADING = /\/\/|\\|[\x00-\x20\x7f]|\/\.{1,2}(?:\/|$)/

const isPage = (path: string): boolean => !MISLEADING.test(path) && !NO_PAGE.test(path)

/**
 * The one judge of every place that is named in a parameter: a path of this very site, with its query and fragment, as it was given. A
 * place that is anything else, another site above all, becomes `fallback`.
 */
export const returnPath = (place: unknown, fallback: string = START): string => {
  if (typeof place !== 'string' || place.length > MOST_CHARACTERS || !PATH.test(place)) return fallback
  const [path = ''] = place.split(/[?#]/)
  const once = decoded(path)
  const twice = once === null ? null : (decoded(once) ?? once)
  return once !== null && twice !== null && [path, once, twice].every(isPage) ? place : fallback
}
