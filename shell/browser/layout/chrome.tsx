import { memo, useEffect, type ReactNode } from 'react'
import { useLocation } from '@galo/navigation'
import type { ChromeVariant } from '@galo/contracts/description'
import { chromeAt } from '../../shared/chrome-variant'
import { useEnvironment } from '../app-environment'
import { crossOut, takeUpPresses } from '../presses/early-presses'
import { FrameFacts } from './frame-facts'
import { Header } from './header'
import { SkipLink } from './skip-link'

interface FrameProps extends ChromeVariant {
  readonly pathname: string
  readonly children: ReactNode
}

/** Drawn again for another page, and not for what opens on top of one, which changes the rest of the address. */
const Frame = memo(({ header, footer, pathname, children }: FrameProps) => {
  useEffect(takeUpPresses, [])
  return (
    <div className="frame" onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
      <SkipLink />
      <Header variant={header} pathname={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameFacts hasFoot={footer} />
    </div>
  )
})
Frame.displayName = 'Frame'

/** Header and page, and what the document has under them; what stays when a remote does not. */
export const Chrome = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const { visit } = useEnvironment()
  const { header, footer } = chromeAt(pathname, visit.remotes)
  return (
    <Frame header={header} footer={footer} pathname={pathname}>
      {children}
    </Frame>
  )
}
