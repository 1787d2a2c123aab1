import { useEffect } from 'react'
import { useServices } from '@galo/services'
import { useAppState, useStore, useWriter } from '@galo/state'
import { createFavourites, type FavouritesActions } from './favourites.actions'
import type { FavouriteRestaurant } from './favourites.model'

/** One set of actions per visit, and so one order of wishes: home and results show the same. */
const known = new WeakMap<object, FavouritesActions>()

/** What the customer who is signed in likes, asked for once; `null` until that is known. */
export const useFavourites = (): {
  readonly restaurants: readonly FavouriteRestaurant[] | null
  readonly actions: FavouritesActions
} => {
  const store = useWriter('favourites')
  const state = useAppState()
  const { http } = useServices()
  const restaurants = useStore('favourites', (favourites) => favourites.restaurants)
  const made =
    known.get(store) ??
    createFavourites({ store, http, who: () => state.read('session')?.getState().user?.uuid ?? null })
  known.set(store, made)
  const isUnknown = restaurants === null
  useEffect(() => {
    if (isUnknown) void made.ask()
  }, [isUnknown, made])
  return { restaurants, actions: made }
}
