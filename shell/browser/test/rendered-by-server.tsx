import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from '@galo/navigation/server'
import { App } from '../app'
import { createPages } from '../pages/pages'
import { noPageData } from './a-visit'
import type { Site } from './render-site'

/** The document's root as the server sends it for a page whose data it has. */
export const renderedByServer = ({ environment }: Site, registry = environment.registry): string => {
  const pages = createPages({
    visit: environment.visit,
    origin: location.origin,
    firstHref: location.pathname,
    registry,
    services: environment.services,
    fetchPageData: noPageData,
    passive: true,
  })
  return renderToString(
    <StrictMode>
      <StaticRouter location={location.pathname}>
        <App environment={{ ...environment, registry, pages }} />
      </StaticRouter>
    </StrictMode>,
    { identifierPrefix: 'g' },
  )
}
