import { AccountCorner } from './account-corner'
import { BasketCorner } from './basket-corner'
import { HelpCorner } from './help-corner'
import { HomeLink } from './header-parts'
import { MarketLink } from './market-link'

/** Where people order: help, who they are, their basket, and nothing that leads away from it. */
export const OrderingHeader = () => (
  <div className="head-row">
    <HomeLink />
    <div className="head-end">
      <MarketLink className="head-item" />
      <HelpCorner />
      <AccountCorner />
      <BasketCorner />
    </div>
  </div>
)
