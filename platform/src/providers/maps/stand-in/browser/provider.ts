const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''
const address = new URL(script || 'about:blank')

/** What the page asked for when it loaded the script: key, callback, language, region. */
export const asked = address.searchParams
export const isAuthorised = window.__galoMapsIsAuthorised !== false

declare global {
  interface Window {
    __galoMapsIsAuthorised?: boolean
    gm_authFailure?: () => void
  }
}

/** The provider said no, and why; `status` is what its API calls it. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: 'REQUEST_DENIED' | 'INVALID_REQUEST' | 'NOT_FOUND' | 'UNKNOWN_ERROR',
    message: string,
  ) {
    super(message)
  }
}

const STATUSES = { 400: 'INVALID_REQUEST', 401: 'REQUEST_DENIED', 403: 'REQUEST_DENIED', 404: 'NOT_FOUND' } as const
const statusOf = (code: number): ProviderRefusal['status'] =>
  code === 400 || code === 401 || code === 403 || code === 404 ? STATUSES[code] : 'UNKNOWN_ERROR'

/** Asks the place service. Rejects with a `ProviderRefusal`, also when nobody answers. */
export const ask = async (path: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
  const parameters = new URLSearchParams({ ...query, key: asked.get('key') ?? '' })
  const answer = await fetch(new URL(`../v1/${path}?${parameters}`, address)).catch(() => null)
  if (answer === null) throw new ProviderRefusal('UNKNOWN_ERROR', 'The maps provider did not answer.')
  if (answer.ok) return answer.json()
  throw new ProviderRefusal(statusOf(answer.status), `The maps provider answered ${answer.status}.`)
}
