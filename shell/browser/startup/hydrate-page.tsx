import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { adoptStyles } from '@galo/css/browser'
import { BrowserRouter } from '@galo/navigation'
import { LOST_ID } from '../../shared/lost-id'
import { App } from '../app'
import type { AppEnvironment } from '../app-environment'
import { keepFirstPlace } from '../pages/first-step'
import { startScrollMemory } from '../pages/scroll-memory'
import { isAtDocument } from './document-href'

/** Brings the server's page to life. */
export const hydratePage = (environment: AppEnvironment): void => {
  const { log } = environment.services
  const options: RootOptions & { onRecoverableError: (error: unknown) => void } = {
    // Who caught it says so: `RemoteBoundary`, and nobody else.
    onCaughtError() {},
    onUncaughtError: (error) => log('fatal', 'The page could not be drawn', { error }),
    onRecoverableError: (error) => log('warning', 'A part was drawn again in the browser', { error }),
    identifierPrefix: 'g',
  }
  const [entry] = performance.getEntriesByType('navigation')
  startScrollMemory(location.pathname, entry instanceof PerformanceNavigationTiming ? entry.type : undefined)
  adoptStyles()
  keepFirstPlace()
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no root')
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App environment={environment} />
      </BrowserRouter>
    </StrictMode>
  )
  // The server leaves the root empty only when it could draw nothing at all; and what it drew is of no use to who has gone back meanwhile.
  if (root.firstElementChild === null || !isAtDocument()) createRoot(root, options).render(page)
  // In slices: what is pressed or typed meanwhile is answered between two of them.
  else startTransition(() => void hydrateRoot(root, page, options))
  document.getElementById(LOST_ID)?.remove()
}
