import { basketArea } from '../basket/basket.calls'
import { capacityArea } from '../capacity/capacity.calls'
import { platformArea } from '../clock/clock.calls'
import { collectorArea } from '../collector/collector.calls'
import { discountsArea } from '../discounts/discounts.calls'
import { flagsArea } from '../flags/flags.calls'
import { fraudArea } from '../fraud/fraud.calls'
import type { ApiArea, ApiCall } from '../http/api-call'
import { identityArea } from '../identity/identity.calls'
import { localitiesArea } from '../localities/localities.calls'
import { menuArea } from '../menu/menu.calls'
import { ordersArea } from '../orders/orders.calls'
import { paymentArea } from '../payment/payment.calls'
import { profileArea } from '../profile/profile.calls'
import { quotesArea } from '../quotes/quotes.calls'
import { recommendationsArea } from '../recommendations/recommendations.calls'
import { restaurantsArea } from '../restaurants/restaurants.calls'
import { cardArea } from '../stand-ins/card/card.calls'
import { mapsArea } from '../stand-ins/maps/maps.calls'
import { walletArea } from '../wallet/wallet.calls'

/** Every call the platform answers, in the order a customer meets them. A new module adds its line. */
export const areas: readonly ApiArea[] = [
  restaurantsArea,
  localitiesArea,
  menuArea,
  capacityArea,
  identityArea,
  basketArea,
  discountsArea,
  recommendationsArea,
  quotesArea,
  profileArea,
  walletArea,
  paymentArea,
  fraudArea,
  ordersArea,
  cardArea,
  mapsArea,
  flagsArea,
  collectorArea,
  platformArea,
]

export const calls: readonly ApiCall[] = areas.flatMap((area) => area.calls)
