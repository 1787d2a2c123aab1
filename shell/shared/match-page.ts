import { matchPath } from '@galo/navigation'
import type { VisitPage, VisitRemote } from './visit'

export interface PageMatch extends VisitPage {
  readonly remote: VisitRemote
  readonly params: Readonly<Record<string, string>>
}

/** The exposed module that has a page's code, e.g. `./menu.restaurant`. */
export const exposedOf = ({ id, code }: VisitPage): string => `./${code ?? id}`

/** Whether anything of ours could be called so: an address may be no text at all, or one that nobody can write. */
const isText = (pathname: string): boolean => {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** As they were before they were put into an address. */
const paramsOf = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, decodeURIComponent(value)]])),
  )

const parameterCount = (path: string): number => path.split('/').filter((segment) => segment.startsWith(':')).length

/** The page that owns a path, or `null`. Patterns with fewer parameters win, whichever remote they come from. */
export const matchPage = (pathname: string, remotes: readonly VisitRemote[]): PageMatch | null => {
  if (!isText(pathname)) return null
  const matches = remotes.flatMap((remote) =>
    remote.pages.flatMap((page) => {
      const match = matchPath({ path: page.path, end: true }, pathname)
      return match === null ? [] : [{ ...page, remote, params: paramsOf(match.params) }]
    }),
  )
  return matches.sort((a, b) => parameterCount(a.path) - parameterCount(b.path))[0] ?? null
}
