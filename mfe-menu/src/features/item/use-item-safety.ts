import { useMemo } from 'react'
import type { Choice, MenuItem } from '@galo/contracts/menu'
import { dietsWith, isKeptAway, profileOf, type Selection } from '@galo/domain'
import { useAppState, useStore } from '@galo/state'
import { useLocale } from '@galo/words'
import { isWary, judgeChoice, judgeDish, saferChoices, type Wary } from './item-safety.model'
import { markOf, verdictWords } from './item-verdict.model'

/** Why a choice is not for who is looking, or `null`. */
export type MarkOf = (choice: Choice) => string | null

const NO_MARK: MarkOf = () => null

/** The dish as it is made up now, before the eyes of who must not eat something. `null` for everybody else. */
export const useItemSafety = (item: MenuItem | null, selection: Selection, unavailable: ReadonlySet<string>) => {
  const locale = useLocale()
  const filters = useStore('menuFilters', (all) => all)
  const wary: Wary = useMemo(() => ({ profile: profileOf(filters), hideTraces: filters.hideTraces }), [filters])
  const isLooking = isWary(wary)
  /** The same function while nobody changes what they avoid: questions that stay as they were are not drawn again. */
  const mark: MarkOf = useMemo(() => {
    if (!isLooking) return NO_MARK
    return (choice) => {
      const judged = judgeChoice(choice, wary)
      return isKeptAway(judged.verdict, wary)
        ? markOf(judged, choice.diets?.includes('UNKNOWN') !== true, locale)
        : null
    }
  }, [isLooking, wary, locale])

  /**
   * Of what somebody must not eat as it is known with the press: what was drawn first is the server's, which knows nothing of it, and a press may come
   * before it is drawn anew.
   */
  const state = useAppState()
  const isUnsafeNow = (): boolean => {
    const now = state.read('menuFilters').getState()
    const waryNow = { profile: profileOf(now), hideTraces: now.hideTraces }
    return item !== null && isWary(waryNow) && isKeptAway(judgeDish(item, selection, waryNow).verdict, waryNow)
  }

  if (item === null || !isLooking) return { mark, isUnsafeNow, safety: null }
  const judged = judgeDish(item, selection, wary)
  const isUnsafe = isKeptAway(judged.verdict, wary)
  return {
    mark,
    isUnsafeNow,
    safety: {
      verdict: judged.verdict,
      /** It takes a deliberate step to have it all the same. */
      isUnsafe,
      ...verdictWords(judged, wary, dietsWith(item, selection) !== null, locale),
      safer: isUnsafe ? saferChoices(item, selection, wary, unavailable) : null,
    },
  }
}

export type ItemSafety = NonNullable<ReturnType<typeof useItemSafety>['safety']>
