import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { isDiet, profileOf } from '@galo/domain'
import { useStore, useWriter } from '@galo/state'
import { switchDiet } from './menu-filters.model'

const boxesOf = (place: RefObject<HTMLFieldSetElement | null>) =>
  place.current?.querySelectorAll<HTMLInputElement>('input') ?? []

/** Follows the boxes beside the search, which the server has drawn: what was ticked before this code was here counts. */
export const useQuickDiets = (place: RefObject<HTMLFieldSetElement | null>): void => {
  const chosen = useStore('menuFilters', (filters) => profileOf(filters).diets)
  const store = useWriter('menuFilters')
  const follow = useEffectEvent(({ checked, value }: HTMLInputElement) => {
    if (isDiet(value) && checked !== profileOf(store.getState()).diets.includes(value))
      store.setState((now) => switchDiet(now, value, checked))
  })

  useLayoutEffect(() => {
    const fieldset = place.current
    if (fieldset === null) return
    for (const box of boxesOf(place)) if (box.checked) follow(box)
    const onChange = ({ target }: Event) => target instanceof HTMLInputElement && follow(target)
    fieldset.addEventListener('change', onChange)
    return () => fieldset.removeEventListener('change', onChange)
  }, [place])

  // Chosen in the sheet, in another tab, or before a reload.
  useLayoutEffect(() => {
    for (const box of boxesOf(place)) box.checked = chosen.some((diet) => diet === box.value)
  }, [place, chosen])
}
