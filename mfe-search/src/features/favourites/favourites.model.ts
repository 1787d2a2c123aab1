import type { Favourites } from '@galo/contracts/profile'
import type { StateOf } from '@galo/state'

export type FavouriteRestaurant = NonNullable<StateOf<'favourites'>['restaurants']>[number]

/** A heart that was pressed. */
export interface Wish {
  readonly restaurant: FavouriteRestaurant
  readonly isLiked: boolean
}

/** The platform's answer as the site keeps it. */
export const favouritesFrom = ({ restaurants }: Favourites): readonly FavouriteRestaurant[] =>
  restaurants.map(({ identifier, slug, name, country }) => ({ id: identifier, slug, name, country }))

/** What is liked once a wish has come true: the latest first, each once. */
export const withWish = (
  liked: readonly FavouriteRestaurant[],
  { restaurant, isLiked }: Wish,
): readonly FavouriteRestaurant[] => {
  const isThere = liked.some(({ id }) => id === restaurant.id)
  if (isLiked) return isThere ? liked : [restaurant, ...liked]
  return isThere ? liked.filter(({ id }) => id !== restaurant.id) : liked
}
