import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Market } from '@galo/domain'
import { useServices } from '@galo/services'

const LABEL: Readonly<Record<Market, string>> = { UK: 'UK · £', IE: 'Ireland · €' }
const OTHER: Readonly<Record<Market, Market>> = { UK: 'IE', IE: 'UK' }
const SAYS: Readonly<Record<Market, string>> = { UK: 'Go to the UK site', IE: 'Go to the Ireland site' }

/** On a phone the globe stands alone, to leave room for account and basket; the link's name says the rest. */
const label = css({ '@media (max-width: 499px)': { display: 'none' } })

interface Props {
  readonly market: Market
  readonly className?: string
  readonly children: ReactNode
}

/** Says which market this is and leads to the other one: another site, so a full load. */
export const MarketLink = ({ market, className, children }: Props) => {
  const { config } = useServices()
  const other = OTHER[market]
  return (
    <a className={className} href={config.siteUrls[other]} aria-label={`${LABEL[market]}. ${SAYS[other]}`}>
      {children}
      <span css={label}>{LABEL[market]}</span>
    </a>
  )
}
