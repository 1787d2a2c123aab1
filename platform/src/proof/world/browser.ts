/** A browser without a screen: keeps cookies by path, follows what it is told, posts forms. */
interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly isGone: boolean
}

const parseCookie = (line: string): Cookie => {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const split = pair.indexOf('=')
  const attribute = (name: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const expires = attribute('expires')
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    path: attribute('path') ?? '/',
    isGone: expires !== undefined && Date.parse(expires) < Date.now(),
  }
}

export interface Visit {
  readonly status: number
  readonly url: string
  readonly headers: Headers
  readonly text: string
}

const MOST_HOPS = 10

/** `stopAt`: redirects to addresses that begin so are not followed; their address is the visit's `url`. */
export const createBrowser = (stopAt: readonly string[]) => {
  const jar = new Map<string, Cookie>()

  const keep = (headers: Headers): void => {
    for (const cookie of headers.getSetCookie().map(parseCookie)) {
      const key = `${cookie.name} ${cookie.path}`
      if (cookie.isGone) jar.delete(key)
      else jar.set(key, cookie)
    }
  }
  const cookiesFor = (url: string): string =>
    [...jar.values()]
      .filter(({ path }) => `${new URL(url).pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  const send = async (url: string, init: RequestInit = {}, hops = MOST_HOPS): Promise<Visit> => {
    const headers = { accept: 'text/html', cookie: cookiesFor(url), ...Object(init.headers) }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    keep(response.headers)
    const text = await response.text()
    const to = response.headers.get('location')
    const visit = { status: response.status, url, headers: response.headers, text }
    if (to === null || hops === 0) return visit
    const next = new URL(to, url).href
    return stopAt.some((start) => next.startsWith(start)) ? { ...visit, url: next } : send(next, {}, hops - 1)
  }

  return {
    open: (url: string, headers: Record<string, string> = {}) => send(url, { headers }),
    post: (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      send(url, { method: 'POST', body: new URLSearchParams(form), headers }),
  }
}

export type Browser = ReturnType<typeof createBrowser>
