import { createContext, useContext, type ReactNode } from 'react'
import type { Market } from '@galo/domain'
import { useExternalStore } from '@galo/state'
import { LocaleProvider, type Locale } from '@galo/words'
import type { Clock } from './clock'
import type { Flags } from './flags/flags'
import type { Http } from './http/http'
import type { Log } from './log'
import type { SessionActions } from './session-actions'
import type { OverlayStack } from './overlays/overlay-stack'

/** Settings that may reach the browser; parsed once on the server. Market and language make them a locale for words. */
export interface PublicConfig extends Locale {
  readonly environment: 'local' | 'cicd' | 'preview' | 'preprod' | 'production'
  /** Development mode (A18): the site hears what a page logs from debug on. */
  readonly isDevelopment: boolean
  /** Where each market's site is; another one is a full load away. */
  readonly siteUrls: Readonly<Record<Market, string>>
  /** Where the identity provider is: a page asks it whether this browser is signed in there (B03). */
  readonly identityUrl: string
  /** Sent with calls for a menu (E01); configuration, not a secret. */
  readonly menuToken: string
  /** Sent with restaurant searches (D01); configuration, not a secret. */
  readonly developmentToken: string
  /** Public key of the card provider. */
  readonly cardKey: string
  /** Where the card provider's script is; `null` means the provider's own address. */
  readonly cardScriptUrl: string | null
  /** Public key of the fraud service. */
  readonly fraudKey: string
  /** Where the fraud service's script and interface are. */
  readonly fraudApiUrl: string
  /** Public key of the maps provider. */
  readonly mapsKey: string
  /** Where the maps provider's script and pictures are; `null` means the provider's own address. */
  readonly mapsApiUrl: string | null
}

/** Everything with an effect that a screen may ask for. One per page in the browser, one per request on the server. */
export interface Services {
  readonly http: Http
  readonly clock: Clock
  readonly log: Log
  readonly config: PublicConfig
  readonly flags: Flags
  /** Signing in and out (B05). */
  readonly session: SessionActions
  /** Unique, unguessable; for idempotency keys. */
  readonly createId: () => string
  /** What wants to lie over the page. */
  readonly overlays: OverlayStack
}

const ServicesContext = createContext<Services | null>(null)

export const ServicesProvider = ({
  services,
  children,
}: {
  readonly services: Services
  readonly children: ReactNode
}) => (
  <ServicesContext value={services}>
    <LocaleProvider locale={services.config}>{children}</LocaleProvider>
  </ServicesContext>
)

export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('There is no ServicesProvider above this component')
  return services
}

const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/**
 * The time for what is on screen, in milliseconds, to the minute or second.
 * The first client render gets the instant the server rendered with, so that both agree.
 */
export const useNow = (step: 'minute' | 'second' = 'minute'): number => {
  const { clock } = useServices()
  const unit = step === 'minute' ? 60_000 : 1_000
  const floor = (ms: number) => Math.floor(ms / unit) * unit
  return useExternalStore(
    everySecond,
    () => floor(clock.now()),
    () => floor(clock.renderedAt),
  )
}
