import { useEffect, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useLocation } from '@galo/navigation'
import { useStore } from '@galo/state'
import { OfflineStrip } from '@galo/ui'
import { matchPage } from '../../shared/match-page'
import { useEnvironment } from '../app-environment'
import { crossOut, takeUpPresses } from '../presses/early-presses'
import { chromeVariant } from './chrome-variant'
import { Footer } from './footer'
import { Header } from './header'
import { SkipLink } from './skip-link'

const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
const main = css({ flex: '1 0 auto', outline: 'none' })

/** Header, page, footer; what stays when a remote does not. */
export const Chrome = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const online = useStore('connectivity', (connectivity) => connectivity.online)
  const { visit } = useEnvironment()
  const { header, footer } = matchPage(pathname, visit.remotes)?.chrome ?? chromeVariant(pathname)
  useEffect(takeUpPresses, [])
  return (
    <div css={page} onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
      <SkipLink />
      <Header variant={header} />
      {!online && <OfflineStrip />}
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      {footer && <Footer />}
    </div>
  )
}
