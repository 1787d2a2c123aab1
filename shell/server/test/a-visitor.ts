import type { Hono } from 'hono'

export interface Visitor {
  readonly cookies: Map<string, string>
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  post(
    url: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
  /** The lines of cookies that were set or taken back, in the order they came. */
  readonly setCookies: readonly string[]
}

/** A browser without a screen at `origin`: keeps cookies, says where it is from, follows nothing by itself. */
export const aVisitor = (site: Hono, origin: string, cookies = new Map<string, string>()): Visitor => {
  const setCookies: string[] = []
  const { host } = new URL(origin)

  const send = async (url: string, init: RequestInit, headers: Readonly<Record<string, string>>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await site.request(new URL(url, origin).href, {
      ...init,
      headers: { host, ...(cookie === '' ? {} : { cookie }), ...headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      setCookies.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  return {
    cookies,
    setCookies,
    get: (url, headers = {}) => send(url, {}, headers),
    post: (url, fields = {}, headers = { origin }) =>
      send(url, { method: 'POST', body: new URLSearchParams(fields) }, headers),
  }
}
