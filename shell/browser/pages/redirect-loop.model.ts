/** How long redirects are counted for, in milliseconds, how many are too many, and how many addresses are remembered (A17). */
const WINDOW_MS = 5_000
const TOO_MANY = 5
const MOST_URLS = 9

/** The redirects of the last seconds. */
export interface RedirectLoop {
  readonly redirectCount: number
  /** When the first of them was. */
  readonly since: number
  /** Where they led, the last one last. */
  readonly urls: readonly string[]
  readonly logged: boolean
}

export const NO_REDIRECTS: RedirectLoop = { redirectCount: 0, since: 0, urls: [], logged: false }

/** `go`: wherever it leads. `tell`: it goes round in circles, which nobody has been told yet. `stop`: they have. */
export type Verdict = 'go' | 'tell' | 'stop'

/** Counts a redirect to `url` at `now`. */
export const afterRedirect = (
  before: RedirectLoop,
  url: string,
  now: number,
): { readonly loop: RedirectLoop; readonly verdict: Verdict } => {
  const { redirectCount, since, urls, logged } =
    now - before.since < WINDOW_MS ? before : { ...NO_REDIRECTS, since: now }
  const isLoop = redirectCount + 1 >= TOO_MANY
  return {
    loop: { redirectCount: redirectCount + 1, since, urls: [...urls, url].slice(-MOST_URLS), logged: logged || isLoop },
    verdict: !isLoop ? 'go' : logged ? 'stop' : 'tell',
  }
}
