import type { Context } from 'hono'

interface Route {
  readonly method: string
  readonly path: string
}

/** `/orders/:id` as it matches a path. */
const patternOf = (path: string): RegExp => {
  const parts = path.split('/').map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}

/** The path of the route that answers this request, its variables by name; `null` where nothing does. */
export const routeOf = (c: Context, routes: readonly Route[]): string | null =>
  routes.find(({ method, path }) => method === c.req.method && patternOf(path).test(c.req.path))?.path ?? null

/** The methods there is an answer to at this path, when that of the request is none of them; empty where there is nothing at all. */
export const otherMethodsAt = (c: Context, routes: readonly Route[]): readonly string[] => {
  const methods = routes.filter(({ method, path }) => method !== 'ALL' && patternOf(path).test(c.req.path))
  const named = new Set(methods.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  return named.has(c.req.method) ? [] : [...named].sort()
}
