import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { useAsyncData, useServices } from '@galo/services'

/** Who cooks the order. A bonus on its page: when it can't be had, the page says nothing rather than something wrong. */
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
