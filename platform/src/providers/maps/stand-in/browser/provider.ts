const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''
const address = new URL(script || 'about:blank')

/** What the page asked for when it loaded the script: key, callback, language, region. */
export const asked = address.searchParams

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

let isRefused = window.__galoMapsIsAuthorised === false
let waiting: (() => void)[] | null = []

/** Whether maps may be shown here. It may turn out later that they may not, as with the provider. */
export const isAuthorised = (): boolean => !isRefused

/** Called once if it turns out that maps may not be shown here; forgotten as soon as they may. */
export const onceRefused = (listener: () => void): void => void waiting?.push(listener)

const refuse = (): void => {
  isRefused = true
  console.error('Google Maps JavaScript API error: InvalidKeyMapError')
  for (const listener of waiting ?? []) listener()
  window.gm_authFailure?.()
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Asks whether the key may be used. A no comes a moment after the page's own callback at the soonest, when a map may be shown already. */
export const checkKey = async (): Promise<void> => {
  const answer = isRefused ? await aMoment() : await ask('authorise', {}).catch((error: unknown) => error)
  if (isRefused || (answer instanceof ProviderRefusal && answer.status === 'REQUEST_DENIED')) refuse()
  waiting = null
}
