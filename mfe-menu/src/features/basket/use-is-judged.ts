import { useStore } from '@galo/state'

/** Somebody has said what they must not eat, on the menu or to the kitchen: worth the code that judges. */
export const useIsJudged = (): boolean => {
  const isSafeModeOn = useStore('menuFilters', (filters) => filters.isSafeModeOn)
  const isKitchenTold = useStore('basket', ({ signed }) => {
    const told = signed?.data.preferences
    return told != null && told.avoid.length + told.diets.length > 0
  })
  return isSafeModeOn || isKitchenTold
}
