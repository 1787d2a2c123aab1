import { useStore } from '@galo/state'
import { sitePaths } from './site-paths'

/** The menu that the basket's food is from, opened for the basket's way of having it; `null` when there is no such restaurant. */
export const useMenuOfBasket = (): string | null =>
  useStore('basket', ({ restaurant, fulfilmentType }) =>
    restaurant === null ? null : sitePaths.menu(restaurant.slug, fulfilmentType),
  ) ?? null
