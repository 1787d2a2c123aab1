import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { useAsyncData, useServices } from '@galo/services'

/** The restaurant of an order; `null` until its details are here, or when they can't be had. */
export const useRestaurant = (restaurantId: string | null): RestaurantSummary | null => {
  const { http } = useServices()
  const restaurant = useAsyncData({
    key: restaurantId,
    load: async (signal, identifier) => {
      const { filterRestaurants } = await import('@galo/contracts/restaurants')
      const { items } = await http.send(filterRestaurants, { variables: { identifier }, signal })
      return items[0] ?? null
    },
  })
  return restaurant.kind === 'ready' ? restaurant.data : null
}
