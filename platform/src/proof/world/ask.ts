import type { ApiCall, Example } from '../reference/api-call'
import type { World } from './world'

/** A request as it goes out: everything is text by now, so that a fuzzer can bend any of it. */
export interface Sent {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Heard {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** What lies in a call's `body`: for GraphQL the document and the example's body as its variables. */
export const bodyOf = ({ document }: ApiCall, { body }: Example): unknown =>
  document === undefined ? body : { query: document, variables: body }

/** What the sites' settings carry. */
const PUBLIC_TOKEN = 'galo-public-menu'

/** Who asks, when the example does not say: the public token where that is enough, else the world's guest. */
export const tokenOf = ({ bearer }: ApiCall, example: Example, world: Pick<World, 'me'>): string | null => {
  if (example.token !== undefined) return example.token
  if (bearer === 'menu-token' || bearer === 'menu-token-or-session') return PUBLIC_TOKEN
  return bearer === 'session' || bearer === 'customer' ? world.me.session : null
}

/** A call's path with the example's own parts in it. */
export const pathOf = ({ path }: ApiCall, { params = {}, query = {} }: Example): string => {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** The example as a request. `token`: instead of the example's own; null sends none. */
export const requestOf = (call: ApiCall, example: Example, token: string | null): Sent => {
  const body = bodyOf(call, example)
  return {
    method: call.method,
    path: pathOf(call, example),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...example.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** Rejects when there is no whole answer in `withinMs`. */
export const ask = async (url: string, { method, path, headers, body }: Sent, withinMs = 60_000): Promise<Heard> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}
