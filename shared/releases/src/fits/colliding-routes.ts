import { isRouted, type App } from '../document/apps'

interface Claim {
  readonly name: string
  readonly path: string
}

/** Two remotes that claim the same address with the same right. */
export interface Collision {
  readonly claims: readonly [Claim, Claim]
}

const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean)
const isParameter = (segment: string): boolean => segment.startsWith(':')
const parametersIn = (segments: readonly string[]): number => segments.filter(isParameter).length

/** Whether an address is matched by both, and neither is the more exact one, which would have it (`matchPage` of the shell). */
const isSameClaim = (one: string, other: string): boolean => {
  const [a, b] = [segmentsOf(one), segmentsOf(other)]
  return (
    a.length === b.length &&
    parametersIn(a) === parametersIn(b) &&
    a.every((segment, index) => segment === b[index] || isParameter(segment) || isParameter(b[index] ?? ''))
  )
}

/** Of the releases that visitors get, the addresses that two remotes claim. */
export const collidingRoutes = (remotes: readonly App[]): readonly Collision[] => {
  const claims = remotes.map(({ name, releases }) =>
    [...new Set(releases.filter(isRouted).flatMap(({ extras }) => extras.pages.map(({ path }) => path)))].map(
      (path): Claim => ({ name, path }),
    ),
  )
  return claims.flatMap((own, index) =>
    own.flatMap((one) =>
      claims
        .slice(index + 1)
        .flat()
        .filter((other) => isSameClaim(one.path, other.path))
        .map((other): Collision => ({ claims: [one, other] })),
    ),
  )
}
