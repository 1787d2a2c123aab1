import type { ItemRequest, SignedBasket } from '@galo/contracts/basket'
import { err, isOrderable, ok, type Result } from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { BasketSender, SenderDeps, Send } from './basket-sender'
import type { BasketErrorCode, BasketRefusal, ChangeRefusal, RefusedChange } from './basket.errors'
import { addedLine, chosenOf, lineIn, type Added } from './basket.lines'
import { checkPlace, isBasketFor, type BasketPlace, type OrderablePlace } from './basket.model'
import { BASKET_WORDS } from './basket.words'
import { isUnanswered, type LostAnswers } from './lost-answer'

/** A dish as the customer made it. `picture` is remembered for the basket's lines, whose wire shape has none. */
export interface Addition {
  readonly item: ItemRequest
  readonly picture: string
}

export type AddFailure =
  BasketRefusal | RefusedChange | { readonly reason: 'not-sold-this-way' } | { readonly reason: 'failed' }

/** Why a line keeps the choices it had. `gone`: it is no longer in the basket. */
export type ReplaceFailure = RefusedChange | { readonly reason: 'gone' } | { readonly reason: 'failed' }

export interface LineActions {
  /** Adds to the basket as it is when the change's turn comes, making one first if need be. With `startAgain`, what is in it goes. */
  add(place: BasketPlace, addition: Addition, startAgain?: boolean): Promise<Result<Added, AddFailure>>
  /** Row F11: so many more or fewer, counted from the quantity when the change's turn comes; below one the line goes. */
  step(lineId: string, by: number): Promise<void>
  /** An exact quantity; 0 removes the line. For "Undo" and the bin. */
  setQuantity(lineId: string, quantity: number): Promise<void>
  /** The line as the customer has made it up anew: other choices, another quantity. */
  replace(lineId: string, line: Pick<ItemRequest, 'quantity' | 'modifiers'>): Promise<Result<void, ReplaceFailure>>
}

interface LineDeps {
  readonly sender: BasketSender
  readonly lost: LostAnswers
  /** A change was answered: what the customer sees now is what is in the basket. */
  readonly settle: (signed: SignedBasket) => void
  /** Asks how the basket stands, with words for what is different and, where it is known, `why`. */
  readonly ask: (signed: SignedBasket, why?: string) => Promise<void>
}

/** What a customer can do to the lines of the basket. */
export const createLineActions = (
  { store, http, locale, loadCalls }: SenderDeps,
  { sender, lost, settle, ask }: LineDeps,
): LineActions => {
  const { change, sendOver, validate, refusalIn, withNewBasketIfGone, adopt, clear, note } = sender

  /** A line the platform won't change: the basket is asked for, so that what sold out is marked, and the customer told why. */
  const explainRefusal = async (reason: ChangeRefusal): Promise<void> => {
    const { signed } = store.getState()
    if (reason === 'sold-out' && signed !== null) await ask(signed, 'ITEM_OUT_OF_STOCK')
    if (store.getState().notice === null) note(wordsOf(BASKET_WORDS, locale).refusedChange[reason])
  }

  const changeQuantity = async (lineId: string, quantityOf: (now: number) => number): Promise<void> => {
    let removes = false
    /** What a call whose answer was lost was to make of the line: found like that, it has been done. */
    let wanted: number | null = null
    let sent: number | null = null
    const send: Send = (signed, calls) => {
      const line = lineIn(signed.data, lineId)
      if (line === undefined || line.quantity === wanted) {
        if (wanted !== null) note(null)
        return null
      }
      const quantity = quantityOf(line.quantity)
      sent = quantity
      removes = quantity < 1
      if (removes) return http.send(calls.removeItem, { body: calls.updateView(signed, { item_id: lineId }) })
      const item = { id: lineId, quantity, modifiers: chosenOf(line) }
      return http.send(calls.changeItem, { body: calls.updateView(signed, { item }) })
    }
    const run = async () => {
      const { signed } = store.getState()
      try {
        const answer = signed === null ? null : await sendOver(signed, send)
        if (answer !== null) settle(answer)
      } catch (error) {
        if (isUnanswered(error)) wanted = sent
        const { reason } = await refusalIn(error)
        await explainRefusal(reason)
      }
      return ok(undefined)
    }
    await change(
      lineId,
      () => (removes ? 'REMOVE_BASKET_ITEM_ERROR' : 'PATCH_BASKET_ITEM_ERROR'),
      () => withNewBasketIfGone(run),
    )
  }

  /** The basket to add to: the one there is, or a new one. What was there goes only once the new one exists. */
  const basketFor = async (place: OrderablePlace): Promise<SignedBasket> => {
    const state = store.getState()
    if (state.signed !== null && isBasketFor(state, place)) return state.signed
    const { createBasket } = await loadCalls()
    const { restaurant, fulfilmentType } = place
    const created = await http.send(createBasket, {
      body: { restaurant_id: restaurant.id, fulfilment_type: fulfilmentType },
    })
    clear('started-again')
    store.setState((before) => ({ ...before, restaurant, fulfilmentType }))
    adopt(created)
    return created
  }

  /** What became of the same addition when its answer was lost: looked up before it is made once more, until somebody can say. */
  const madeBefore = async (signed: SignedBasket, item: ItemRequest): Promise<Added | null> => {
    if (!lost.has(item)) return null
    const now = await validate(signed)
    const made = lost.take(item, now?.data ?? null)
    if (now === null || made === null) return null
    settle(now)
    note(null)
    return made
  }

  const sendAddition = async (signed: SignedBasket, item: ItemRequest): Promise<SignedBasket> => {
    try {
      const answer = await sendOver(signed, (over, calls) =>
        http.send(calls.addItem, { body: calls.updateView(over, { item }) }),
      )
      if (answer === null) throw new Error('An addition is always sent')
      return answer
    } catch (error) {
      if (isUnanswered(error)) lost.add(item, store.getState().signed ?? signed)
      throw error
    }
  }

  return {
    add({ restaurant, fulfilmentType }, { item, picture }, startAgain = false) {
      // Nothing is sold that can't be ordered, whoever asks.
      if (!isOrderable(fulfilmentType)) return Promise.resolve(err({ reason: 'not-sold-this-way' }))
      const place = { restaurant, fulfilmentType }
      let code: BasketErrorCode = 'CREATE_BASKET_ERROR'
      const addTo = async (): Promise<Result<Added, AddFailure>> => {
        const signed = await basketFor(place)
        code = 'ADD_BASKET_ITEM_ERROR'
        store.setState((state) => ({ ...state, pictures: { ...state.pictures, [item.id]: picture } }))
        const made = await madeBefore(signed, item)
        if (made !== null) return ok(made)
        const answer = await sendAddition(store.getState().signed ?? signed, item)
        const before = store.getState().signed?.data ?? signed.data
        settle(answer)
        return ok(addedLine(before, answer.data) ?? { lineId: '', quantityBefore: 0 })
      }
      const run = async (): Promise<Result<Added, AddFailure>> => {
        const allowed = checkPlace(store.getState(), place)
        if (!allowed.ok && !startAgain) return allowed
        try {
          return await withNewBasketIfGone(addTo)
        } catch (error) {
          return err(await refusalIn(error))
        }
      }
      return change(item.id, () => code, run)
    },
    step: (lineId, by) => changeQuantity(lineId, (now) => now + by),
    setQuantity: (lineId, quantity) => changeQuantity(lineId, () => quantity),
    replace(lineId, { quantity, modifiers }) {
      const item = { id: lineId, quantity, modifiers }
      const send: Send = (signed, calls) =>
        lineIn(signed.data, lineId) === undefined
          ? null
          : http.send(calls.changeItem, { body: calls.updateView(signed, { item }) })
      const run = async (): Promise<Result<void, ReplaceFailure>> => {
        const { signed } = store.getState()
        try {
          const answer = signed === null ? null : await sendOver(signed, send)
          if (answer === null) return err({ reason: 'gone' })
          settle(answer)
          return ok(undefined)
        } catch (error) {
          return err(await refusalIn(error))
        }
      }
      return change(lineId, () => 'PATCH_BASKET_ITEM_MODIFIER_ERROR', run)
    },
  }
}
