import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode, type ReactElement, type ReactNode } from 'react'
import { factsInUse, flagsInUse, storesInUse } from '@galo/build/descriptions'
import type { Owner } from '@galo/contracts/owner'
import { BusProvider, createBus, type Bus } from '@galo/events'
import { BrowserRouter, FragmentOutletProvider, type FragmentOutletProps, type FragmentName } from '@galo/navigation'
import { createFlags, createOverlayStack, ServicesProvider, type FlagValues, type Services } from '@galo/services'
import { createState, OwnerProvider, StateProvider, type Seed, type State } from '@galo/state'
import { createFakeHttp, type FakeHttp } from './fake-http'
import { createFakeSession, type FakeSession } from './fake-session'

export interface ScreenOptions {
  readonly owner: Owner
  readonly at?: string
  readonly seed?: Seed
  readonly http?: FakeHttp
  /** Hears what is asked about signing in and out. */
  readonly session?: FakeSession
  /** The instant of the test; ticks from there. */
  readonly now?: string
  readonly market?: 'UK' | 'IE'
  /** What is switched otherwise than it falls back to. */
  readonly flags?: FlagValues
  readonly fragments?: Partial<Record<FragmentName, ReactNode>>
  /** Hears what is logged. */
  readonly log?: Services['log']
}

export interface Screen extends RenderResult {
  readonly user: UserEvent
  readonly state: State
  readonly bus: Bus
  readonly http: FakeHttp
  readonly session: FakeSession
}

const fallbacks = (): FlagValues =>
  Object.fromEntries(Object.entries(flagsInUse()).map(([key, { fallback }]) => [key, fallback]))

/** Renders what a remote exposes as the shell would: providers, router, fragments, strict mode; the network is the fake. */
export const renderScreen = (element: ReactElement, options: ScreenOptions): Screen => {
  const {
    owner,
    at = '/order/search',
    seed = {},
    http = createFakeHttp(),
    now = '2026-11-18T12:05:00Z',
    market = 'UK',
    flags = {},
    fragments = {},
    log = () => {},
  } = options
  const state = createState(storesInUse(), {
    app: { market, hasSetMarket: true, localeModalShown: false, localeModalDismissed: false },
    ...seed,
  })
  const session = options.session ?? createFakeSession(state.read('session').getState)
  const start = Date.parse(now)
  const began = Date.now()
  const services: Services = {
    http,
    clock: { now: () => start + Date.now() - began, renderedAt: start },
    log,
    session,
    config: {
      market,
      language: 'en',
      environment: 'cicd',
      isDevelopment: false,
      siteUrls: { UK: 'http://uk.test', IE: 'http://ie.test' },
      identityUrl: 'http://identity.test',
      menuToken: 'menu',
      developmentToken: 'development',
      cardKey: 'pk_test_galo',
      cardScriptUrl: null,
      fraudKey: 'galo-fraud',
      fraudApiUrl: 'http://fraud.test',
      mapsKey: 'galo-maps',
      mapsApiUrl: 'http://maps.test',
    },
    flags: createFlags({ ...fallbacks(), ...flags }),
    createId: () => crypto.randomUUID(),
    overlays: createOverlayStack(),
  }
  const bus = createBus({
    facts: factsInUse(),
    now: services.clock.now,
    createId: services.createId,
    report: (message, details) => {
      throw new Error(`${message}: ${JSON.stringify(details)}`)
    },
  })
  const Outlet = <N extends FragmentName>({ name, unavailable }: FragmentOutletProps<N>) =>
    fragments[name] ?? unavailable
  window.history.replaceState(null, '', at)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <ServicesProvider services={services}>
        <BusProvider bus={bus}>
          <StateProvider state={state}>
            <BrowserRouter>
              <FragmentOutletProvider outlet={Outlet}>
                <OwnerProvider owner={owner}>{children}</OwnerProvider>
              </FragmentOutletProvider>
            </BrowserRouter>
          </StateProvider>
        </BusProvider>
      </ServicesProvider>
    </StrictMode>
  )
  const rendered: RenderResult = render(element, { wrapper })
  return { ...rendered, user: userEvent.setup(), state, bus, http, session }
}
