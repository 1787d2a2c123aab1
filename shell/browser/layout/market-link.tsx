import type { ReactNode } from 'react'
import type { Market } from '@galo/domain'
import { useLocation } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useWords } from '@galo/words'
import { twinPage } from './twin-page'
import { LAYOUT_WORDS } from './layout.words'

const OTHER: Readonly<Record<Market, Market>> = { UK: 'IE', IE: 'UK' }

interface Props {
  readonly market: Market
  readonly className?: string
  readonly children: ReactNode
}

/** Says which market this is and leads to the same page of the other one, where it has it: another site, so a full load. */
export const MarketLink = ({ market, className, children }: Props) => {
  const { config } = useServices()
  const { pathname, search } = useLocation()
  const words = useWords(LAYOUT_WORDS)
  const other = OTHER[market]
  return (
    <a
      className={className}
      href={config.siteUrls[other] + twinPage(pathname, search)}
      aria-label={`${words.thisMarket}. ${words.goToOtherMarket}`}
    >
      {children}
      <span>{words.thisMarket}</span>
    </a>
  )
}
