import type { Me } from '@galo/contracts/owner'
import { appStore, connectivityStore, flagsStore, sessionStore } from './stores/shell'
import { fulfilmentStore, locationStore, restaurantStore } from './stores/search'
import { basketStore, menuFiltersStore } from './stores/menu'
import { checkoutStore, fulfilmentDetailsStore, paymentStore } from './stores/checkout'
import { submittedOrderStore, trackingStore } from './stores/tracking'
import { profileStore } from './stores/account'
import type { StoreDefinition } from './define-store'

/** Every store there is. Anyone reads; the owner alone writes. */
export const STORES = {
  app: appStore,
  session: sessionStore,
  flags: flagsStore,
  connectivity: connectivityStore,
  location: locationStore,
  restaurant: restaurantStore,
  fulfilment: fulfilmentStore,
  menuFilters: menuFiltersStore,
  basket: basketStore,
  checkout: checkoutStore,
  fulfilmentDetails: fulfilmentDetailsStore,
  payment: paymentStore,
  submittedOrder: submittedOrderStore,
  tracking: trackingStore,
  profile: profileStore,
} as const

export type StoreName = keyof typeof STORES
export type StateOf<N extends StoreName> = (typeof STORES)[N] extends StoreDefinition<infer _O, infer T> ? T : never
export type OwnerOf<N extends StoreName> = (typeof STORES)[N]['owner']

/** The stores that the package being compiled may write. */
export type OwnedStore = { [N in StoreName]: OwnerOf<N> extends Me ? N : never }[StoreName]
