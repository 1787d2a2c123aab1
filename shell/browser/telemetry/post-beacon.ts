/** The most that an entry may be as JSON, in bytes: twenty of them, in whatever script, are less than the site takes at once. */
const MOST_BYTES = 2_900
const LONGEST_MESSAGE = 400

type Details = Readonly<Record<string, unknown>>

/** An entry as it fits among others: what was said of it besides goes first. */
export const cut = <Entry extends { readonly message?: string; readonly details: Details }>(entry: Entry): Entry => {
  const { message } = entry
  const short = message === undefined ? entry : { ...entry, message: message.slice(0, LONGEST_MESSAGE) }
  const { size } = new Blob([JSON.stringify(short)])
  return size <= MOST_BYTES ? short : { ...short, details: { ...short.details, ...trimmed(short.details) } }
}

const LONGEST_DETAIL = 80
/** No more details than these. */
const MOST_DETAILS = 6

/** Every detail as a short text, or gone: `undefined` stands in no JSON. */
const trimmed = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([name, value], index) => [
      name,
      index < MOST_DETAILS ? (JSON.stringify(value) ?? '').slice(0, LONGEST_DETAIL) : undefined,
    ]),
  )

/** Sends by beacon, which outlives the page. `false` when the browser has too much under way, or forbids it. Never throws. */
export const postBeacon = (path: string, body: unknown): boolean => {
  try {
    return navigator.sendBeacon(path, JSON.stringify(body))
  } catch {
    return false
  }
}
