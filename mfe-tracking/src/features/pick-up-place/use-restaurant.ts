import { useEffect, useState } from 'react'
import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { useServices } from '@galo/services'

/** Who cooks the order. A bonus on its page: when it can't be had, the page says nothing rather than something wrong. */
export const useRestaurant = (restaurantId: string | null): RestaurantSummary | null => {
  const { http } = useServices()
  const [restaurant, setRestaurant] = useState<RestaurantSummary | null>(null)
  useEffect(() => {
    if (restaurantId === null) return
    const flight = new AbortController()
    const ask = async () => {
      try {
        const { filterRestaurants } = await import('@galo/contracts/restaurants')
        const variables = { identifier: restaurantId }
        const { items } = await http.send(filterRestaurants, { variables, signal: flight.signal })
        if (!flight.signal.aborted) setRestaurant(items[0] ?? null)
      } catch {
        // Logged by the client; the page lives without it.
      }
    }
    void ask()
    return () => flight.abort()
  }, [http, restaurantId])
  return restaurant
}
