import type { ReactNode } from 'react'
import type { Market } from '@galo/domain'
import { useLocation } from '@galo/navigation'
import { useServices } from '@galo/services'
import { twinPage } from './twin-page'

const LABEL: Readonly<Record<Market, string>> = { UK: 'UK · £', IE: 'Ireland · €' }
const OTHER: Readonly<Record<Market, Market>> = { UK: 'IE', IE: 'UK' }
const SAYS: Readonly<Record<Market, string>> = { UK: 'Go to the UK site', IE: 'Go to the Ireland site' }

interface Props {
  readonly market: Market
  readonly className?: string
  readonly children: ReactNode
}

/** Says which market this is and leads to the same page of the other one, where it has it: another site, so a full load. */
export const MarketLink = ({ market, className, children }: Props) => {
  const { config } = useServices()
  const { pathname, search } = useLocation()
  const other = OTHER[market]
  return (
    <a
      className={className}
      href={config.siteUrls[other] + twinPage(pathname, search)}
      aria-label={`${LABEL[market]}. ${SAYS[other]}`}
    >
      {children}
      <span>{LABEL[market]}</span>
    </a>
  )
}
