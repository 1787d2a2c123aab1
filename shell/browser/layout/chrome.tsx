import { memo, useEffect, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useLocation } from '@galo/navigation'
import type { ChromeVariant } from '@galo/contracts/description'
import { matchPage } from '../../shared/match-page'
import { useEnvironment } from '../app-environment'
import { crossOut, takeUpPresses } from '../presses/early-presses'
import { chromeVariant } from './chrome-variant'
import { Footer } from './footer'
import { Header } from './header'
import { SkipLink } from './skip-link'

const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
const main = css({ flex: '1 0 auto', outline: 'none' })

interface FrameProps extends ChromeVariant {
  readonly pathname: string
  readonly children: ReactNode
}

/** Drawn again for another page, and not for what opens on top of one, which changes the rest of the address. */
const Frame = memo(({ header, footer, pathname, children }: FrameProps) => {
  useEffect(takeUpPresses, [])
  return (
    <div css={page} onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
      <SkipLink />
      <Header variant={header} pathname={pathname} />
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      {footer && <Footer />}
    </div>
  )
})
Frame.displayName = 'Frame'

/** Header, page, footer; what stays when a remote does not. */
export const Chrome = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const { visit } = useEnvironment()
  const { header, footer } = matchPage(pathname, visit.remotes)?.chrome ?? chromeVariant(pathname)
  return (
    <Frame header={header} footer={footer} pathname={pathname}>
      {children}
    </Frame>
  )
}
