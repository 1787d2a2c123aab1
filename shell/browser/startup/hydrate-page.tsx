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

/** In development what React caught stands over the page, once and with where it was thrown; a customer sees what the page has in its place. */
const showMaker = (error: unknown): void => {
  if (process.env.NODE_ENV === 'development') reportError(error)
}

/** Brings the server's page to life. */
export const hydratePage = (environment: AppEnvironment): void => {
  const { log } = environment.services
  const options: RootOptions = {
    // Who caught it says so: `RemoteBoundary`, and nobody else.
    onCaughtError(error) {
      showMaker(error)
    },
    onUncaughtError(error) {
      log('fatal', 'The page could not be drawn', { error })
      showMaker(error)
    },
    // Of a release that is tried as much a failure as any: what was pressed or typed there may be lost.
    onRecoverableError(error, { componentStack: components }) {
      log('error', 'A part was drawn again in the browser', { error, components })
      showMaker(error)
    },
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
