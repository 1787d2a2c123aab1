import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { globalCssWith, darkThemeCss, tokensCss } from '@galo/ui/styles'
import { PSEUDO_LANGUAGE, type Locale } from '@galo/words'
import { App } from './app/app'
import { Providers } from './app/providers'
import { followEvents } from './data/follow-events'
import { createConsoleHttp } from './data/http'
import { createPlatformClock } from './data/platform-clock'
import { createQueryClient } from './data/query-client'

const root = document.getElementById('root')
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
if (root === null || nonce === undefined) throw new Error('This is not the console’s page')

// Paper is white: what is printed keeps the light theme.
const sheet = document.createElement('style')
sheet.nonce = nonce
sheet.textContent = `${tokensCss}${globalCssWith({ figtree, gabarito })}@media screen{${darkThemeCss}}`
document.head.append(sheet)

const isDisguised = document.documentElement.lang === PSEUDO_LANGUAGE
if (isDisguised) await import('@galo/words/pseudo')
/** The operator's, who looks after both markets: no table says anything in the words of one of them. */
const locale: Locale = { language: isDisguised ? PSEUDO_LANGUAGE : 'en', market: 'UK' }

createRoot(root).render(
  <StrictMode>
    <Providers
      services={{
        http: createConsoleHttp((address, init) => fetch(address, init), locale),
        clock: createPlatformClock(() => Date.now()),
        followEvents,
        createId: () => crypto.randomUUID(),
      }}
      locale={locale}
      client={createQueryClient()}
    >
      <App />
    </Providers>
  </StrictMode>,
)
