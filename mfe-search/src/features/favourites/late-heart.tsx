import { lazy, Suspense } from 'react'
import { useStore } from '@galo/state'
import type { FavouriteRestaurant } from './favourites.model'

const Heart = lazy(() =>
  import('./favourite-heart').then(
    (m) => ({ default: m.FavouriteHeart }),
    // Nobody waits for it.
    () => ({ default: () => null }),
  ),
)

/** The heart of a card: for who is signed in, once its code is there. */
export const LateHeart = ({ restaurant }: { readonly restaurant: FavouriteRestaurant }) => {
  const isCustomer = useStore('session', ({ user }) => user !== null) ?? false
  return (
    isCustomer && (
      <Suspense>
        <Heart restaurant={restaurant} />
      </Suspense>
    )
  )
}
