import { useState } from 'react'
import type { MenuItem } from '@galo/contracts'
import type { Selection } from '@galo/domain'
import { problemWords, takeChoice, withoutUnavailable, type ChoiceGroupModel } from './item-configurator.model'
import { startingSelection } from './item.model'

/** A dish being made up: what is chosen, how many, and whether the customer has been told what is missing. */
export const useConfigurator = (item: MenuItem, unavailable: ReadonlySet<string>) => {
  const [selection, setSelection] = useState<Selection>(() =>
    withoutUnavailable(item, startingSelection(item), unavailable),
  )
  const [quantity, setQuantity] = useState(1)
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const problems = problemWords(item, selection)
  return {
    selection,
    quantity,
    setQuantity,
    /** Only what was in the way at the last try: nobody is scolded for a question that has just opened. */
    shownProblems: new Map([...problems].filter(([modifierId]) => told.has(modifierId))),
    take: (group: ChoiceGroupModel, choiceId: string, count: number) =>
      setSelection((before) => takeChoice(item, before, group, choiceId, count)),
    /** The first modifier that is in the way, or `null`. From here on it is shown. */
    check: (): string | null => {
      setTold(new Set(problems.keys()))
      return problems.keys().next().value ?? null
    },
  }
}
