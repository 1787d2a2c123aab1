import { useCallback, useState } from 'react'
import type { MenuItem } from '@galo/contracts/menu'
import type { Selection } from '@galo/domain'
import { useLocale } from '@galo/words'
import { problemWords, takeChoice, withoutUnavailable, type ChoiceGroupModel } from './item-configurator.model'
import { startingSelection } from './item.model'

const NOTHING: Selection = {}
const NO_PROBLEMS: ReadonlyMap<string, string> = new Map()

/** A line of the basket, as it was made up before. */
export interface MadeUp {
  readonly quantity: number
  readonly selection: Selection
}

/** A dish being made up: what is chosen, how many, and what the customer has been told is missing. `item` may arrive later. */
export const useConfigurator = (
  item: MenuItem | null,
  unavailable: ReadonlySet<string>,
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
    isChanged: picked !== null || quantity !== (before?.quantity ?? 1),
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
