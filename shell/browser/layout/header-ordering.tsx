import { GlobeIcon } from '@galo/ui'
import { AccountCorner } from './account-corner'
import { BasketCorner } from './basket-corner'
import { HelpCorner } from './help-corner'
import { HomeLink } from './header-parts'
import { end, item, row } from './header-style'
import { MarketLink } from './market-link'

/** Where people order: help, who they are, their basket, and nothing that leads away from it. */
export const OrderingHeader = () => (
  <div css={row}>
    <HomeLink />
    <div css={end}>
      <MarketLink css={item}>
        <GlobeIcon size={20} />
      </MarketLink>
      <HelpCorner />
      <AccountCorner />
      <BasketCorner />
    </div>
  </div>
)
