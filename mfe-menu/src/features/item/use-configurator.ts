import { useState } from 'react'
import type { MenuItem } from '@galo/contracts'
import { defaultSelection, type Selection } from '@galo/domain'
import { problemWords, takeChoice, withoutUnavailable, type ChoiceGroupModel } from './item-configurator.model'

/** A dish being made up: what is chosen, how many, and whether the customer has been told what is missing. */
export const useConfigurator = (item: MenuItem, unavailable: ReadonlySet<string>) => {
  const [selection, setSelection] = useState<Selection>(() =>
    withoutUnavailable(item, defaultSelection(item), unavailable),
  )
  const [quantity, setQuantity] = useState(1)
  const [isChecked, setIsChecked] = useState(false)
  const problems = problemWords(item, selection)
  return {
    selection,
    quantity,
    setQuantity,
    /** Empty until the customer has tried to add: nobody is scolded for a question they have not come to. */
    shownProblems: isChecked ? problems : new Map<string, string>(),
    take: (group: ChoiceGroupModel, choiceId: string, count: number) =>
      setSelection((before) => takeChoice(item, before, group, choiceId, count)),
    /** The first modifier that is in the way, or `null`. From here on problems are shown. */
    check: (): string | null => {
      setIsChecked(true)
      return problems.keys().next().value ?? null
    },
  }
}
