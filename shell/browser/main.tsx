import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { createBus } from '@galo/events'
import { BrowserRouter } from '@galo/navigation'
import { createState, persistState, shareState } from '@galo/state'
import { PSEUDO_LANGUAGE } from '@galo/words'
import { App } from './app'
import type { AppEnvironment } from './app-environment'
import { fetchPageData } from './pages/fetch-page-data'
import { createPages } from './pages/pages'
import { siteAnswers } from './pages/site-answers'
import { matchPage } from '../shared/match-page'
import { startScrollMemory } from './pages/scroll-memory'
import { loadExposed } from './remotes/federation'
import { createRegistry } from './remotes/remote-registry'
import { followConnection } from './startup/follow-connection'
import { refreshWhileVisible } from './startup/refresh-while-visible'
import { prefetchLinks } from './startup/prefetch-links'
import { readVisit } from './startup/read-visit'
import { factsOf, storesOf } from '../shared/in-use'
import { seedOf } from '../shared/seed'
import { startServices } from './startup/start-services'
import { createStyles } from '../shared/styles'

/** How long a remote may take, in milliseconds, before its outlet shows that it can't be had. */
const REMOTE_DEADLINE_MS = 8_000
/** The whole page becomes alive at once if the first remote is here so soon; else the chrome goes ahead. */
const HYDRATE_TOGETHER_MS = 1_500

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

// The order matters: state is restored before anything can write it, services need the session's store, pages need services.
const visit = readVisit(document)
const state = createState(storesOf(visit), seedOf(visit.config))
const services = startServices(visit, state)
persistState(
  state,
  (where) => (where === 'device' ? localStorage : sessionStorage),
  (message, store) => services.log('warning', message, { store }),
)
state.write('app').setState((app) => ({ ...app, market: visit.config.market }))
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('galo')
if (channel !== undefined) shareState(state, channel)
const bus = createBus({
  facts: factsOf(visit),
  now: services.clock.now,
  createId: services.createId,
  report: (message, details) => services.log('error', message, details),
  channel,
})
const registry = createRegistry({
  loadExposed,
  deadlineMs: REMOTE_DEADLINE_MS,
  wait,
  report: (message, details) => services.log('error', message, details),
})
const pages = createPages({
  visit,
  origin: location.origin,
  firstHref: location.pathname + location.search,
  registry,
  services,
  fetchPageData,
  isOnline: () => navigator.onLine,
  siteAnswers,
})
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const environment: AppEnvironment = { visit, services, state, bus, registry, pages, styles: createStyles(nonce) }

const [entry] = performance.getEntriesByType('navigation')
startScrollMemory(location.pathname, entry instanceof PerformanceNavigationTiming ? entry.type : undefined)
followConnection(state)
prefetchLinks(pages)
refreshWhileVisible(pages)

const options: RootOptions & { onRecoverableError: (error: unknown) => void } = {
  onCaughtError: (error) => services.log('error', 'A part of the page was replaced', { error: String(error) }),
  onUncaughtError: (error) => services.log('fatal', 'The page could not be drawn', { error: String(error) }),
  onRecoverableError: (error) =>
    services.log('warning', 'A part was drawn again in the browser', { error: String(error) }),
  identifierPrefix: 'g',
}

const start = async () => {
  if (visit.config.language === PSEUDO_LANGUAGE) await import('@galo/words/pseudo')
  const match = matchPage(location.pathname, visit.remotes)
  if (match !== null)
    await Promise.race([registry.load(match.remote, './routes').catch(() => {}), wait(HYDRATE_TOGETHER_MS)])
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no root')
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App environment={environment} />
      </BrowserRouter>
    </StrictMode>
  )
  // The server leaves the root empty only when it could draw nothing at all.
  if (root.firstElementChild === null) createRoot(root, options).render(page)
  else hydrateRoot(root, page, options)
  // The document's own words for the day that none of this runs.
  document.getElementById('galo-lost')?.remove()
}

void start()
