import { basketArea } from './areas/basket.calls'
import { capacityArea } from './areas/capacity.calls'
import { platformArea } from './areas/clock.calls'
import { collectorArea } from './areas/collector.calls'
import { consentArea } from './areas/consent.calls'
import { discountsArea } from './areas/discounts.calls'
import { flagsArea } from './areas/flags.calls'
import { fraudArea } from './areas/fraud.calls'
import type { ApiArea, ApiCall } from './api-call'
import { identityArea } from './areas/identity.calls'
import { localitiesArea } from './areas/localities.calls'
import { menuArea } from './areas/menu.calls'
import { ordersArea } from './areas/orders.calls'
import { paymentArea } from './areas/payment.calls'
import { profileArea } from './areas/profile.calls'
import { quotesArea } from './areas/quotes.calls'
import { recommendationsArea } from './areas/recommendations.calls'
import { restaurantsArea } from './areas/restaurants.calls'
import { savedBasketsArea } from './areas/saved-baskets.calls'
import { cardArea } from './areas/card.calls'
import { mapsArea } from './areas/maps.calls'
import { walletArea } from './areas/wallet.calls'

/** Every call the platform answers, in the order a customer meets them. A new module adds its line. */
export const areas: readonly ApiArea[] = [
  restaurantsArea,
  localitiesArea,
  menuArea,
  capacityArea,
  identityArea,
  basketArea,
  savedBasketsArea,
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
  consentArea,
  platformArea,
]

export const calls: readonly ApiCall[] = areas.flatMap((area) => area.calls)
