import createCache from '@emotion/cache'
import { Global } from '@emotion/react'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { globalCssWith, noiteCss, tokensCss } from '@galo/ui/styles'
import { App } from './app/app'
import { Providers } from './app/providers'
import { followEvents } from './data/follow-events'
import { createConsoleHttp } from './data/http'
import { createPlatformClock } from './data/platform-clock'
import { createQueryClient } from './data/query-client'

const root = document.getElementById('root')
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
if (root === null || nonce === undefined) throw new Error('This is not the console’s page')

createRoot(root).render(
  <StrictMode>
    <Providers
      services={{
        http: createConsoleHttp((address, init) => fetch(address, init)),
        clock: createPlatformClock(() => Date.now()),
        followEvents,
      }}
      client={createQueryClient()}
      styles={createCache({ key: 'console', nonce })}
    >
      <Global styles={`${tokensCss}${globalCssWith({ figtree, gabarito })}${noiteCss}`} />
      <App />
    </Providers>
  </StrictMode>,
)
