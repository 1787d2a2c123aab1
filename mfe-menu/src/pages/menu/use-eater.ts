import { useStore } from '@galo/state'
import { useFoodProfile } from '../../features/basket/use-food-profile'
import type { Eater } from '../../features/saved-baskets/kept-safety.model'

/** Whom kept food is judged for: who is here. */
export const useEater = (): Eater => {
  const profile = useFoodProfile()
  const hideTraces = useStore('menuFilters', (filters) => filters.hideTraces)
  return { profile, hideTraces }
}
