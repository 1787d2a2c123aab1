import type { Basket, ItemRequest } from '@galo/contracts/basket'
import { isMealModifier, modifierKind } from '@galo/domain'
import type { State } from '@galo/state'
import type { Addition, Added, BasketActions } from './basket.actions'
import type { BasketRefusal, RefusedChange } from './basket.errors'
import type { BasketPlace } from './basket.model'
import type { BasketWords } from './basket.words'

/** Short-lived words after "+": what went in, with the way back, or why nothing did. */
export interface AddMessage {
  readonly words: string
  readonly undo: (() => void) | null
}

/** The dish that went in last. */
export interface DishAdded {
  readonly dishId: string
  readonly undo: () => void
}

/** Food from here can't join the basket's: the customer decides. */
export interface StartAgainQuestion {
  readonly refusal: BasketRefusal
  readonly answer: (startAgain: boolean) => void
}

export type AddResult =
  { readonly kind: 'added' } | { readonly kind: 'asked' } | { readonly kind: 'failed'; readonly words: string }

/** 'Half chicken, Fogo': the dish and its fire or size, as one would say it over the counter. */
const spoken = (basket: Basket, { lineId }: Added, words: BasketWords): string => {
  const line = basket.menu_items.find(({ id }) => id === lineId)
  if (line === undefined) return words.yourDish
  const told = line.modifiers.find(
    ({ slug }) => ['baste', 'size'].includes(modifierKind(slug)) && !isMealModifier(slug),
  )
  return [line.display_name, ...(told?.choices.slice(0, 1).map((choice) => choice.display_name) ?? [])].join(', ')
}

/** Why a dish as it was made up was not taken. */
const refusedWords = (
  { reason, choicesGone }: RefusedChange,
  reasons: BasketWords['refusedAddition'],
  words: BasketWords,
): string => (choicesGone === undefined ? reasons[reason] : words.refusedChoices(choicesGone))

interface AddingDeps {
  readonly actions: BasketActions
  readonly state: Pick<State, 'read'>
  readonly words: BasketWords
  readonly place: BasketPlace
  readonly setMessage: (message: AddMessage | null) => void
  readonly setAdded: (added: DishAdded | null) => void
  readonly setQuestion: (question: StartAgainQuestion | null) => void
}

/** What a press on a dish does, and what it says of what came of it. */
export const createAdding = ({ actions, state, words, place, setMessage, setAdded, setQuestion }: AddingDeps) => {
  const tellAdded = (line: Added, dishId: string) => {
    const basket = state.read('basket').getState().signed?.data
    if (basket === undefined) return
    const quantity = basket.menu_items.find(({ id }) => id === line.lineId)?.quantity ?? 0
    const undo = () => {
      setMessage(null)
      setAdded(null)
      // As many as went in, however many there are by then.
      void actions.step(line.lineId, line.quantityBefore - quantity)
    }
    setMessage({ words: words.added(spoken(basket, line, words)), undo })
    setAdded({ dishId, undo })
  }

  const add = async (addition: Addition, startAgain = false): Promise<AddResult> => {
    const result = await actions.add(place, addition, startAgain)
    if (result.ok) {
      tellAdded(result.value, addition.item.id)
      return { kind: 'added' }
    }
    if (result.error.reason === 'not-sold-this-way') return { kind: 'failed', words: words.notSoldThisWay }
    if (result.error.reason === 'failed') {
      const { online } = state.read('connectivity').getState()
      return { kind: 'failed', words: online ? words.errors.ADD_BASKET_ITEM_ERROR : words.offline }
    }
    if (result.error.reason !== 'different-restaurant' && result.error.reason !== 'different-fulfilment')
      return { kind: 'failed', words: refusedWords(result.error, words.refusedAddition, words) }
    const refusal = result.error
    return new Promise((resolve) => {
      setQuestion({
        refusal,
        answer: (again) => {
          setQuestion(null)
          if (again) void add(addition, true).then(resolve)
          else resolve({ kind: 'asked' })
        },
      })
    })
  }

  /** A line made up anew, from its sheet. */
  const replace = async (lineId: string, item: ItemRequest): Promise<AddResult> => {
    const result = await actions.replace(lineId, item)
    if (!result.ok) {
      const { online } = state.read('connectivity').getState()
      if (result.error.reason === 'failed')
        return { kind: 'failed', words: online ? words.errors.PATCH_BASKET_ITEM_MODIFIER_ERROR : words.offline }
      if (result.error.reason === 'gone') return { kind: 'failed', words: words.lineGone }
      return { kind: 'failed', words: refusedWords(result.error, words.refusedChange, words) }
    }
    const basket = state.read('basket').getState().signed?.data
    if (basket !== undefined)
      setMessage({ words: words.changed(spoken(basket, { lineId, quantityBefore: 0 }, words)), undo: null })
    return { kind: 'added' }
  }

  /** The same from a card, where there is no sheet to say what went wrong. */
  const addFromCard = async (addition: Addition): Promise<void> => {
    const result = await add(addition)
    if (result.kind === 'failed') setMessage({ words: result.words, undo: null })
  }

  return { add, replace, addFromCard }
}
