import type { KeptFoodProfile } from '@galo/contracts/profile'
import { isAllergenName, isDiet } from '@galo/domain'
import type { MenuFiltersState } from '../../../remote'

/** What an account may keep of the filters: what somebody must not eat, and nothing else they want of a menu. */
export type ProfileToKeep = Pick<MenuFiltersState, 'avoid' | 'diets' | 'hideTraces'>

export const profileToKeep = ({ avoid, diets, hideTraces }: MenuFiltersState): ProfileToKeep => ({
  avoid,
  diets,
  hideTraces,
})

const both = <T>(some: readonly T[], others: readonly T[]): readonly T[] => [...new Set([...some, ...others])]

/**
 * This visit with what the account keeps: the stricter of both in everything (decision 0135). `null` where that is what the visit has already: then whoever has
 * switched safe mode off has it off.
 */
export const withKept = (filters: MenuFiltersState, kept: KeptFoodProfile): Partial<MenuFiltersState> | null => {
  if (kept.agreedAt === null) return null
  const avoid = both(filters.avoid, kept.avoid.filter(isAllergenName))
  const diets = both(filters.diets, kept.diets.filter(isDiet))
  const isAlone = filters.avoid.length + filters.diets.length === 0
  const hideTraces = kept.hideTraces || (!isAlone && filters.hideTraces)
  const isMore = avoid.length + diets.length > filters.avoid.length + filters.diets.length
  if (!isMore && hideTraces === filters.hideTraces) return null
  return { avoid, diets, hideTraces, ...(isMore ? { isSafeModeOn: true } : {}) }
}

const hasSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

/** Whether the account keeps what counts on this visit. */
export const keepsThis = (kept: KeptFoodProfile, profile: ProfileToKeep): boolean =>
  hasSame(kept.avoid, profile.avoid) && hasSame(kept.diets, profile.diets) && kept.hideTraces === profile.hideTraces
