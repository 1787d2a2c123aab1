import { matchPath } from '@galo/navigation'
import type { VisitRemote } from '../startup/visit'

export interface PageMatch {
  readonly remote: VisitRemote
  readonly id: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly data?: 'site' | undefined
}

/** As it was before it was put into an address; what no address can hold is left as it came. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const paramsOf = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, decoded(value)]])),
  )

const wildness = (path: string): number => path.split('/').filter((segment) => segment.startsWith(':')).length

/** The page that owns a path, or `null`. Patterns with fewer parameters win, whichever remote they come from. */
export const matchPage = (pathname: string, remotes: readonly VisitRemote[]): PageMatch | null => {
  const matches = remotes.flatMap((remote) =>
    remote.pages.flatMap(({ id, path, data }) => {
      const match = matchPath({ path, end: true }, pathname)
      return match === null ? [] : [{ remote, id, path, params: paramsOf(match.params), data }]
    }),
  )
  return matches.sort((a, b) => wildness(a.path) - wildness(b.path))[0] ?? null
}
