import { useAppState } from '@galo/state'
import { useWords } from '@galo/words'
import type { ReplaceFailure } from './basket.errors'
import { BASKET_WORDS } from './basket.words'
import type { AddMessage } from './create-add-to-basket'
import type { MadeAnew } from './line.changes'
import { REPLACE_LINE_WORDS } from './replace-line.words'
import { useBasketActions } from './use-basket'

interface ReplaceLineDeps {
  /** For when it went well. */
  readonly say: (message: AddMessage) => void
  /** Of choices that there are no more of, by name. */
  readonly noteSoldOut: (choice: string) => void
}

/** A line made up anew, from its sheet. */
export const useReplaceLine = ({ say, noteSoldOut }: ReplaceLineDeps) => {
  const actions = useBasketActions()
  const state = useAppState()
  const { offline } = useWords(BASKET_WORDS)
  const words = useWords(REPLACE_LINE_WORDS)

  const why = (failure: ReplaceFailure): string => {
    if (failure.reason === 'failed' || failure.reason === 'waiting')
      return state.read('connectivity').getState().online ? words.choicesNotChanged : offline
    return failure.reason === 'gone' ? words.lineGone : failure.words
  }

  return async (lineId: string, item: MadeAnew) => {
    const result = await actions.replace(lineId, item)
    if (!result.ok) {
      if ('choicesGone' in result.error) result.error.choicesGone?.forEach(noteSoldOut)
      return { kind: 'failed', words: why(result.error) } as const
    }
    say({ words: words.changed(result.value ?? words.yourDish), undo: null })
    return { kind: 'added' } as const
  }
}
