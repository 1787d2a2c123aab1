import type { Fault } from './faults.store'

/** How long a call is kept waiting. `chance` is between 0 and 1. */
export const waitOf = ({ delayMs, delayUpToMs }: Pick<Fault, 'delayMs' | 'delayUpToMs'>, chance: number): number =>
  delayUpToMs === null ? delayMs : Math.round(delayMs + (delayUpToMs - delayMs) * chance)

/** The calls a person may choose from: real ones, each once, without the console's own. */
export const breakableCalls = (routes: readonly { readonly method: string; readonly path: string }[]) => {
  const calls = routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/console'))
  const named = new Map(calls.map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  return [...named.values()].sort((one, other) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  )
}

/** A fault goes by how a path begins: of `/orders/:id/status` that is `/orders/`. */
export const pathPrefixOf = (path: string): string => path.replace(/[:*].*$/, '')
