import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { MenuItem } from '@galo/contracts/menu'
import type { Selection } from '@galo/domain'
import { useHydrated } from '@galo/ui'
import { useLocale } from '@galo/words'
import { halfMadeHere, keepHalfMade, withEarlyChoices, type MadeUp } from './half-made'
import { problemWords, takeChoice, withoutUnavailable, type ChoiceGroupModel } from './item-configurator.model'
import { startingSelection } from './item.model'

const NOTHING: Selection = {}
const NO_PROBLEMS: ReadonlyMap<string, string> = new Map()

/**
 * A dish being made up: what is chosen, how many, and what the customer has been told is missing. `item` may arrive later.
 * `of`: what it is kept as with the page's entry in the history.
 */
export const useConfigurator = (
  item: MenuItem | null,
  unavailable: ReadonlySet<string>,
  of: string,
  before: MadeUp | undefined = undefined,
) => {
  const locale = useLocale()
  const [picked, setPicked] = useState<Selection | null>(null)
  const [quantity, setQuantity] = useState(before?.quantity ?? 1)
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())

  const begunWith = before?.selection
  /** What was picked may run out while the dish is made up. */
  const toBeHad = useCallback(
    (dish: MenuItem, now: Selection | null) =>
      withoutUnavailable(dish, now ?? begunWith ?? startingSelection(dish), unavailable),
    [begunWith, unavailable],
  )
  const selection = item === null ? NOTHING : toBeHad(item, picked)
  const isChanged = picked !== null || quantity !== (before?.quantity ?? 1)

  // Not with the first picture: the server's page knows nothing of it.
  const isAlive = useHydrated()
  const [isFound, setIsFound] = useState(false)
  if (isAlive && item !== null && !isFound) {
    setIsFound(true)
    const kept = halfMadeHere(of, item)
    if (kept !== null) {
      setQuantity(kept.quantity)
      setPicked((early) => withEarlyChoices(item, kept.selection, early))
    }
  }
  const keep = useEffectEvent(() => {
    if (item !== null && isChanged) keepHalfMade(of, { quantity, selection })
  })
  useEffect(() => keep(), [picked, quantity])

  const problems = item === null ? NO_PROBLEMS : problemWords(item, selection, locale)
  /** The same function while the dish stays what it is: the questions that an answer leaves as they were are not drawn again. */
  const take = useCallback(
    (group: ChoiceGroupModel, choiceId: string, count: number) => {
      if (item !== null) setPicked((now) => takeChoice(item, toBeHad(item, now), group, choiceId, count))
    },
    [item, toBeHad],
  )
  return {
    selection,
    quantity,
    setQuantity,
    /** Anything is different from how the dish was opened. */
    isChanged,
    /** Only what was in the way at the last try: nobody is scolded for a question that has just opened. */
    shownProblems: new Map([...problems].filter(([modifierId]) => told.has(modifierId))),
    take,
    /** Everything chosen anew. */
    takeAll: setPicked,
    /** The first modifier that is in the way, or `null`. From here on it is shown. */
    check: (): string | null => {
      setTold(new Set(problems.keys()))
      return problems.keys().next().value ?? null
    },
  }
}

export type Configurator = ReturnType<typeof useConfigurator>
