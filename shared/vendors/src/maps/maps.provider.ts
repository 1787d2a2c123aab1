import type { MapsProvider, MapsSettings, MapsState } from './maps.port'

const PROVIDER = 'https://maps.googleapis.com'
const LIBRARIES = 'places,geometry,marker'
/** What has not come by then does not come: the provider's script says nothing of a line that hangs. */
const PATIENCE_MS = 20_000

const addressOf = ({ key, apiUrl, language, region }: MapsSettings): string => {
  const query = { key, libraries: LIBRARIES, language, region, loading: 'async', callback: 'galoMapsAreHere' }
  return `${apiUrl ?? PROVIDER}/maps/api/js?${new URLSearchParams(query)}`
}

/** The maps provider's script as five states (D15). */
export const createMapsProvider = (page: Window): MapsProvider => {
  let state: MapsState = 'not-loaded'
  let isTold = false
  const listeners = new Set<() => void>()
  const become = (next: MapsState): void => {
    state = next
    for (const listener of [...listeners]) listener()
  }

  const load: MapsProvider['load'] = (settings, report) => {
    if (state !== 'not-loaded' && state !== 'failed') return
    const fail = (how: MapsState): void => {
      become(how)
      if (!isTold)
        report('Google Maps API failed to load. Maps and Geo services are unavailable for this session.', how)
      isTold = true
    }
    const { document } = page
    const script = document.createElement('script')
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
    if (nonce !== undefined) script.nonce = nonce
    script.async = true
    script.src = addressOf(settings)
    const giveUp = (): void => {
      clearTimeout(waiting)
      script.remove()
      if (state === 'loading') fail('failed')
    }
    const waiting = setTimeout(giveUp, PATIENCE_MS)
    script.addEventListener('error', giveUp)
    page.galoMapsAreHere = () => {
      clearTimeout(waiting)
      if (state === 'loading') become('loaded')
    }
    const others = page.gm_authFailure
    page.gm_authFailure = () => {
      others?.()
      clearTimeout(waiting)
      fail('auth-failure')
    }
    become('loading')
    document.head.append(script)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
  }
}

let ours: MapsProvider | undefined

/** The page's own. */
export const mapsProvider = (): MapsProvider => (ours ??= createMapsProvider(window))
