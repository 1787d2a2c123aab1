import type { ItemRequest, SignedBasket } from '@galo/contracts/basket'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { err, isOrderable, ok, type Result } from '@galo/domain'
import type { Http } from '@galo/services'
import { wordsOf } from '@galo/words'
import { createBasketChanges, type ChangesDeps, type Send } from './basket.changes'
import type { BasketErrorCode, BasketRefusal, ChangeRefusal, RefusedChange } from './basket.errors'
import {
  addedLine,
  checkPlace,
  isBasketFor,
  whatChanged,
  type BasketPlace,
  type OrderablePlace,
  emptyBasket,
  linesOf,
} from './basket.model'
import { BASKET_WORDS } from './basket.words'
import type { ChangeQueue } from './change-queue'
import { isSameAddition, isUnanswered, lineMade, type LostAnswer } from './lost-answer'

/** A dish as the customer made it. `picture` is remembered for the basket's lines, whose wire shape has none. */
export interface Addition {
  readonly item: ItemRequest
  readonly picture: string
}

/** The line that holds what was added, and how many of it there were before. */
export interface Added {
  readonly lineId: string
  readonly quantityBefore: number
}

export type AddFailure =
  BasketRefusal | RefusedChange | { readonly reason: 'not-sold-this-way' } | { readonly reason: 'failed' }

/** Why a line keeps the choices it had. `gone`: it is no longer in the basket. */
export type ReplaceFailure = RefusedChange | { readonly reason: 'gone' } | { readonly reason: 'failed' }

export interface BasketActions {
  readonly queue: ChangeQueue
  /** Adds to the basket as it is when the change's turn comes, making one first if need be. With `startAgain`, what is in it goes. */
  add(place: BasketPlace, addition: Addition, startAgain?: boolean): Promise<Result<Added, AddFailure>>
  /** Row F11: so many more or fewer, counted from the quantity when the change's turn comes; below one the line goes. */
  step(lineId: string, by: number): Promise<void>
  /** An exact quantity; 0 removes the line. For "Undo" and the bin. */
  setQuantity(lineId: string, quantity: number): Promise<void>
  /** The line as the customer has made it up anew: other choices, another quantity. */
  replace(lineId: string, line: Pick<ItemRequest, 'quantity' | 'modifiers'>): Promise<Result<void, ReplaceFailure>>
  /** Sends the change that failed last once more. */
  retry(): Promise<void>
  dismissNotice(): void
  /** The basket was refused elsewhere, `why`: asks how it stands now. The same fact heard twice asks once. */
  recheck(factId: string, why?: string): Promise<void>
  /** How the basket stands, asked without anybody's doing: what sold out is said before it is in the way, a failure is not. */
  look(): Promise<void>
  /** An order came to nothing and its food is wanted again. A basket that has other food is left as it is. The same fact heard twice fills once. */
  refill(factId: string, order: SubmittedOrder): Promise<void>
  /** An order was made of this basket: forget it, unless there is another one by now. */
  clearAfterOrder(basketId: string): void
}

export interface BasketDeps extends ChangesDeps {
  readonly http: Http
}

/** What a customer can do to the basket, and what has to be done to it when something happened elsewhere. */
export const createBasketActions = ({ http, ...deps }: BasketDeps): BasketActions => {
  const { store, locale, loadCalls } = deps
  const { queue, change, sendOver, despiteGone, adopt, clear, note, retry, hasFailed } = createBasketChanges(deps)
  const handled = new Set<string>()
  /** Additions nobody answered since the basket was last heard of. */
  let lost: readonly LostAnswer[] = []

  /** A change was answered: the customer sees what is in the basket now, and what is added from here on is meant. */
  const settle = (signed: SignedBasket) => {
    lost = []
    adopt(signed)
  }

  /** How the basket stands, over `signed`; adopted, with words for what is different. */
  const ask = async (signed: SignedBasket, why?: string): Promise<void> => {
    const answer = await sendOver(
      signed,
      (over, calls) => http.send(calls.validateBasket, { body: calls.updateView(over, {}) }),
      why,
    )
    if (answer === null) return
    const notice = store.getState().notice ?? whatChanged(signed.data, answer, null, locale)
    settle(answer)
    note(notice)
  }

  /** A line the platform won't change: the basket is asked for, so that what sold out is marked, and the customer told why. */
  const explainRefusal = async (reason: ChangeRefusal): Promise<void> => {
    const { signed } = store.getState()
    if (reason === 'sold-out' && signed !== null) await ask(signed, 'ITEM_OUT_OF_STOCK')
    if (store.getState().notice === null) note(wordsOf(BASKET_WORDS, locale).refusedChange[reason])
  }

  const changeLine = async (lineId: string, quantityOf: (now: number) => number): Promise<void> => {
    let removes = false
    /** What a call whose answer was lost was to make of the line: found like that, it has been done. */
    let wanted: number | null = null
    let sent: number | null = null
    const send: Send = (signed, calls) => {
      const line = signed.data.menu_items.find(({ id }) => id === lineId)
      if (line === undefined || line.quantity === wanted) {
        if (wanted !== null) note(null)
        return null
      }
      const quantity = quantityOf(line.quantity)
      sent = quantity
      removes = quantity < 1
      if (removes) return http.send(calls.removeItem, { body: calls.updateView(signed, { item_id: lineId }) })
      const modifiers = line.modifiers.map(({ id, choices }) => ({ id, choices: choices.map((choice) => choice.id) }))
      return http.send(calls.changeItem, {
        body: calls.updateView(signed, { item: { id: lineId, quantity, modifiers } }),
      })
    }
    const run = async () => {
      const { signed } = store.getState()
      try {
        const answer = signed === null ? null : await sendOver(signed, send)
        if (answer !== null) settle(answer)
      } catch (error) {
        if (isUnanswered(error)) wanted = sent
        const refusal = (await loadCalls()).readRefusal(error)
        if (refusal?.kind !== 'refused') throw error
        await explainRefusal(refusal.reason)
      }
      return ok(undefined)
    }
    await change(
      lineId,
      () => (removes ? 'REMOVE_BASKET_ITEM_ERROR' : 'PATCH_BASKET_ITEM_ERROR'),
      () => despiteGone(run),
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
    const asked = lost.find((one) => isSameAddition(one, item))
    if (asked === undefined) return null
    const now = await sendOver(signed, (over, calls) =>
      http.send(calls.validateBasket, { body: calls.updateView(over, {}) }),
    )
    lost = lost.filter((one) => one !== asked)
    const made = now === null ? null : lineMade(asked, now.data)
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
      if (isUnanswered(error)) lost = [...lost, { item, over: store.getState().signed ?? signed }]
      throw error
    }
  }

  return {
    queue,
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
      return change<Added, AddFailure>(
        item.id,
        () => code,
        async () => {
          const allowed = checkPlace(store.getState(), place)
          if (!allowed.ok && !startAgain) return allowed
          try {
            return await despiteGone(addTo)
          } catch (error) {
            const refusal = (await loadCalls()).readRefusal(error)
            if (refusal?.kind !== 'refused') throw error
            const { kind: _, ...refused } = refusal
            return err(refused)
          }
        },
      )
    },
    step: (lineId, by) => changeLine(lineId, (now) => now + by),
    setQuantity: (lineId, quantity) => changeLine(lineId, () => quantity),
    retry,
    dismissNotice: () => note(null),
    replace(lineId, { quantity, modifiers }) {
      const send: Send = (signed, calls) =>
        signed.data.menu_items.some(({ id }) => id === lineId)
          ? http.send(calls.changeItem, {
              body: calls.updateView(signed, { item: { id: lineId, quantity, modifiers } }),
            })
          : null
      return change<void, ReplaceFailure>(
        lineId,
        () => 'PATCH_BASKET_ITEM_MODIFIER_ERROR',
        async () => {
          const { signed } = store.getState()
          try {
            const answer = signed === null ? null : await sendOver(signed, send)
            if (answer === null) return err({ reason: 'gone' })
            settle(answer)
            return ok(undefined)
          } catch (error) {
            const refusal = (await loadCalls()).readRefusal(error)
            if (refusal?.kind !== 'refused') throw error
            const { kind: _, ...refused } = refusal
            return err(refused)
          }
        },
      )
    },
    async recheck(factId, why) {
      if (handled.has(factId)) return
      handled.add(factId)
      const run = async () => {
        const { signed } = store.getState()
        if (signed !== null) await ask(signed, why)
        return ok(undefined)
      }
      await change(
        'basket',
        () => 'VALIDATE_BASKET_ERROR',
        () => despiteGone(run),
      )
    },
    look: () =>
      queue.run('look', async () => {
        const { signed } = store.getState()
        // What failed keeps its words, and its Try again, until the customer has answered them.
        if (signed === null || signed.data.menu_items.length === 0 || hasFailed()) return
        // Nobody asked for it, so nobody hears that it failed: the next change will say so.
        await ask(signed).catch(() => {})
      }),
    async refill(factId, order) {
      if (handled.has(factId)) return
      handled.add(factId)
      const run = async () => {
        if (linesOf(store.getState()).length > 0) return ok(undefined)
        const { place, signed, words } = await (await loadCalls()).refill(http, order, locale)
        store.setState((state) => ({ ...emptyBasket(state), ...place, request: 'PENDING' }))
        settle(signed)
        note(words)
        return ok(undefined)
      }
      await change('basket', () => 'ADD_BASKET_ITEM_ERROR', run)
    },
    clearAfterOrder(basketId) {
      if (store.getState().signed?.data.id === basketId) clear('ordered')
    },
  }
}
