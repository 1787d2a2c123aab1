export interface ProviderPage {
  /** Where it ended: a page of the provider, or the address at our site that it led to. */
  readonly url: string
  readonly text: string
}

/** The same browser as far as the real provider is concerned: keeps its cookies, follows it, and stops at the door of our sites. */
export const aProviderVisit = (identityUrl: string) => {
  const jar = new Map<string, string>()

  const send = async (url: string, init: RequestInit): Promise<ProviderPage> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, headers: { accept: 'text/html', cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    }
    const text = await answer.text()
    const to = answer.headers.get('location')
    if (to === null) return { url, text }
    const next = new URL(to, url).href
    return next.startsWith(identityUrl) ? send(next, {}) : { url: next, text }
  }

  return {
    open: (url: string) => send(url, {}),
    submit: (url: string, fields: Readonly<Record<string, string>>) =>
      send(url, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}
