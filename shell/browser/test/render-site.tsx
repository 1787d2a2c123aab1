import { act, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBus } from '@galo/events'
import { BrowserRouter } from '@galo/navigation'
import { createState } from '@galo/state'
import { App } from '../app'
import type { AppEnvironment } from '../app-environment'
import { createPages } from '../pages/pages'
import * as apologies from '../states/apologies'
import { holdApologies } from '../states/late-apologies'
import { factsOf, storesOf } from '../../shared/in-use'
import { seedOf } from '../../shared/seed'
import type { Visit } from '../../shared/visit'
import {
  aVisit,
  createFakeRemotes,
  createFakeServices,
  noPageData,
  type FakeRemotes,
  type FakeServices,
} from './a-visit'

export interface Site {
  readonly environment: AppEnvironment
  readonly services: FakeServices
  readonly remotes: FakeRemotes
  /** Draws the whole site, header and all; into `html`, where the server drew it before. */
  show(html?: string): Promise<void>
}

// As on a page that somebody has looked at for a while.
holdApologies(apologies)

const roots: Root[] = []

export const aSite = (at: string, visit: Partial<Visit> = {}): Site => {
  window.history.replaceState(null, '', at)
  const services = createFakeServices()
  const remotes = createFakeRemotes()
  const { registry } = remotes
  const whole = aVisit(visit)
  const environment: AppEnvironment = {
    visit: whole,
    services,
    registry,
    state: createState(storesOf(whole), seedOf(whole.config)),
    bus: createBus({ facts: factsOf(whole), now: services.clock.now, createId: services.createId, report: () => {} }),
    pages: createPages({
      visit: whole,
      origin: location.origin,
      firstHref: at,
      registry,
      services,
      fetchPageData: noPageData,
      isOnline: () => navigator.onLine,
    }),
  }
  const options = {
    onCaughtError: () => {},
    onRecoverableError: (error: unknown) => services.log('warning', String(error)),
    identifierPrefix: 'g',
  }
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App environment={environment} />
      </BrowserRouter>
    </StrictMode>
  )
  return {
    environment,
    services,
    remotes,
    show: (html) =>
      act(async () => {
        const container = document.body.appendChild(document.createElement('div'))
        if (html === undefined) {
          const root = createRoot(container, options)
          root.render(page)
          roots.push(root)
        } else {
          container.innerHTML = html
          roots.push(hydrateRoot(container, page, options))
        }
      }),
  }
}

export const closeSites = async (): Promise<void> => {
  await act(async () => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
  document.title = ''
  sessionStorage.clear()
}
