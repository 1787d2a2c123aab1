declare global {
  interface Window {
    /** The provider calls it, at its own time, when the key may not be used. */
    gm_authFailure?: () => void
    galoMapsAreHere?: () => void
  }
}

/** `auth-failure`: the provider says that the key may not be used, which may come after `loaded`. */
export type MapsState = 'not-loaded' | 'loading' | 'loaded' | 'failed' | 'auth-failure'

export interface MapsSettings {
  readonly key: string
  /** `null`: the provider's own address. */
  readonly apiUrl: string | null
  readonly language: string
  readonly region: 'GB' | 'IE'
}

/** One per page, whoever asks first. */
export interface MapsProvider {
  readonly state: () => MapsState
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Asks for the script, unless it is here or on its way; after a failure asks once more. `report` hears of a failure, at most once in a
   * visit: what failed is the provider, not this one use of it.
   */
  readonly load: (settings: MapsSettings, report: (message: string, state: MapsState) => void) => void
}
