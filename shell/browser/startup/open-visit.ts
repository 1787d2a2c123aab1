import { writeTraceparent } from '@galo/contracts/trace'
import { createBus } from '@galo/events'
import { createOverlayStack } from '@galo/services'
import { createState, persistState, shareState } from '@galo/state'
import type { AppEnvironment } from '../app-environment'
import { followConnection } from '../offline/follow-connection'
import { createOfflineNotice } from '../offline/offline-notice'
import { fetchPageData } from '../pages/fetch-page-data'
import { createPages } from '../pages/pages'
import { siteAnswers } from '../pages/site-answers'
import { loadExposed } from '../remotes/federation'
import { createRegistry } from '../remotes/remote-registry'
import { factsOf, storesOf } from '../../shared/in-use'
import { seedOf } from '../../shared/seed'
import { documentHref } from './document-href'
import { followPresses } from './follow-presses'
import { readVisit } from './read-visit'
import { startServices } from './start-services'
import { wait } from './wait'

/** How long a remote may take, in milliseconds, before its outlet shows that it can't be had. */
const REMOTE_DEADLINE_MS = 8_000

/**
 * Makes everything the page needs.
 * The order matters: state is restored before anything can write it, services need the session's store, pages need services.
 */
export const openVisit = (): AppEnvironment => {
  const visit = readVisit(document)
  const state = createState(storesOf(visit), seedOf(visit.config))
  const overlays = createOverlayStack()
  const notice = createOfflineNotice(state, overlays, () => location.reload())
  const onUnreachable = followConnection(state, notice)
  const createId = () => crypto.randomUUID()
  const nextStep = followPresses(createId, () => performance.now())
  const services = startServices(visit, state, { bus: () => bus, overlays, createId, nextStep, onUnreachable })
  persistState(
    state,
    (where) => (where === 'device' ? localStorage : sessionStorage),
    (message, store) => services.log('warning', message, { store }),
  )
  state.write('app').setState((app) => ({ ...app, market: visit.config.market }))
  state.write('consent').setState(visit.consent)
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('galo')
  if (channel !== undefined) shareState(state, channel)
  const report = (message: string, details: Readonly<Record<string, unknown>>) =>
    services.log('error', message, details)
  const bus = createBus({
    facts: factsOf(visit),
    now: services.clock.now,
    createId,
    report,
    channel,
  })
  const registry = createRegistry({ loadExposed, deadlineMs: REMOTE_DEADLINE_MS, wait, report })
  const pages = createPages({
    visit,
    origin: location.origin,
    firstHref: documentHref(),
    registry,
    services,
    fetchPageData: (href, release, signal) => fetchPageData(href, release, signal, writeTraceparent(nextStep())),
    state,
    isOnline: () => navigator.onLine,
    siteAnswers,
  })
  return { visit, services, state, bus, registry, pages }
}
