import type { ItemRequest, SignedBasket } from '@galo/contracts'
import { err, ok, type Result } from '@galo/domain'
import type { usePublish } from '@galo/events'
import type { Http } from '@galo/services'
import type { BasketState, WritableStore } from '@galo/state'
import type * as BasketCalls from './basket.calls'
import { GONE_COPY, type BasketErrorCode, type BasketRefusal } from './basket.errors'
import {
  addedLine,
  adoptBasket,
  checkPlace,
  emptyBasket,
  failBasket,
  isBasketFor,
  whatChanged,
  type BasketPlace,
} from './basket.model'
import { createChangeQueue, type ChangeQueue } from './change-queue'
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

export type AddFailure = BasketRefusal | { readonly reason: 'sold-out' } | { readonly reason: 'failed' }

export interface BasketActions {
  readonly queue: ChangeQueue
  /** Adds to the basket as it is when the change's turn comes, making one first if need be. With `startAgain`, what is in it goes. */
  add(place: BasketPlace, addition: Addition, startAgain?: boolean): Promise<Result<Added, AddFailure>>
  /** Row F11: one more or fewer, counted from the quantity when the change's turn comes; below one the line goes. */
  step(lineId: string, by: 1 | -1): Promise<void>
  /** An exact quantity; 0 removes the line. For "Undo" and the bin. */
  setQuantity(lineId: string, quantity: number): Promise<void>
  /** Sends the change that failed last once more. */
  retry(): Promise<void>
  dismissNotice(): void
  /** The basket was refused elsewhere: asks how it stands now. The same fact heard twice asks once. */
  recheck(factId: string): Promise<void>
  /** An order was made of this basket: forget it, unless there is another one by now. */
  clearAfterOrder(basketId: string): void
}

export interface BasketDeps {
  readonly store: WritableStore<BasketState>
  readonly http: Http
  readonly publish: ReturnType<typeof usePublish>
  /** Loaded with the first change: a basket can be shown without the schemas. */
  readonly loadCalls: () => Promise<typeof BasketCalls>
}

type Send = (signed: SignedBasket, calls: typeof BasketCalls) => Promise<SignedBasket> | null

const STALE: readonly string[] = ['BASKET_EXPIRED', 'BASKET_ALTERED', 'BASKET_STALE']

/** The basket's rules at work: one change at a time, every answer adopted, a refused basket replaced by the fresh one that came back. */
export const createBasketActions = ({ store, http, publish, loadCalls }: BasketDeps): BasketActions => {
  const queue = createChangeQueue()
  const rechecked = new Set<string>()
  let again: (() => Promise<unknown>) | null = null
  let lost: LostAnswer | null = null

  const note = (notice: string | null) => store.set((state) => ({ ...state, notice }))

  const adopt = (signed: SignedBasket) => {
    store.set((state) => adoptBasket(state, signed))
    if (signed.data.id !== null) publish('basket.changed', { basketId: signed.data.id, revision: store.get().revision })
  }

  const clear = (reason: string) => {
    const basketId = store.get().signed?.data.id ?? null
    store.set(emptyBasket)
    again = null
    if (basketId !== null) publish('basket.cleared', { basketId, reason })
  }

  /** Sends over `signed`. Q35: a 409 brings the basket as it stands; it is adopted, told of, and a stale one tried over once. */
  const sendOver = async (signed: SignedBasket, send: Send): Promise<SignedBasket | null> => {
    const calls = await loadCalls()
    try {
      return await send(signed, calls)
    } catch (error) {
      const refusal = calls.readRefusal(error)
      if (refusal?.kind !== 'fresh') throw error
      adopt(refusal.signed)
      note(whatChanged(signed.data, refusal.signed.data, refusal.code))
      if (!STALE.includes(refusal.code)) throw error
      return send(refusal.signed, calls)
    }
  }

  /** One change in its turn, from PENDING to DONE or ERROR (row F16). */
  const change = <T, E>(
    key: string,
    code: () => BasketErrorCode,
    run: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | { readonly reason: 'failed' }>> =>
    queue.run(key, async () => {
      store.set((state) => ({ ...state, request: 'PENDING', notice: null }))
      try {
        const result = await run()
        again = null
        store.set((state) => ({ ...state, request: 'DONE', errorCode: null }))
        return result
      } catch {
        again = () => change(key, code, run)
        store.set((state) => failBasket(state, code()))
        return err({ reason: 'failed' })
      }
    })

  /** Does `run`; a basket that is gone is let go of, with words, and `run` begins anew without it. */
  const despiteGone = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run()
    } catch (error) {
      if ((await loadCalls()).readRefusal(error)?.kind !== 'gone') throw error
      clear('gone')
      const result = await run()
      note(GONE_COPY)
      return result
    }
  }

  const changeLine = async (lineId: string, quantityOf: (now: number) => number): Promise<void> => {
    let removes = false
    const send: Send = (signed, calls) => {
      const line = signed.data.menu_items.find(({ id }) => id === lineId)
      if (line === undefined) return null
      const quantity = quantityOf(line.quantity)
      removes = quantity < 1
      if (removes) return calls.removeBasketItem(http, { signed, lineId })
      const modifiers = line.modifiers.map(({ id, choices }) => ({ id, choices: choices.map((choice) => choice.id) }))
      return calls.changeBasketItem(http, { signed, item: { id: lineId, quantity, modifiers } })
    }
    const run = async () => {
      const { signed } = store.get()
      const answer = signed === null ? null : await sendOver(signed, send)
      if (answer !== null) adopt(answer)
      return ok(undefined)
    }
    await change(
      lineId,
      () => (removes ? 'REMOVE_BASKET_ITEM_ERROR' : 'PATCH_BASKET_ITEM_ERROR'),
      () => despiteGone(run),
    )
  }

  /** The basket to add to: the one there is, or a new one. What was there goes only once the new one exists. */
  const basketFor = async (place: BasketPlace): Promise<SignedBasket> => {
    const state = store.get()
    if (state.signed !== null && isBasketFor(state, place)) return state.signed
    const { createBasket } = await loadCalls()
    const { restaurant, fulfilmentType } = place
    const created = await createBasket(http, { restaurantId: restaurant.id, fulfilmentType })
    clear('started-again')
    store.set((before) => ({ ...before, restaurant, fulfilmentType }))
    adopt(created)
    return created
  }

  /** What became of the same addition when its answer was lost: looked up before it is made once more. */
  const madeBefore = async (signed: SignedBasket, item: ItemRequest): Promise<Added | null> => {
    const asked = lost !== null && isSameAddition(lost, item) ? lost : null
    lost = null
    if (asked === null) return null
    const now = await sendOver(signed, (over, calls) => calls.validateBasket(http, { signed: over }))
    const made = now === null ? null : lineMade(asked, now.data)
    if (now === null || made === null) return null
    adopt(now)
    note(null)
    return made
  }

  const sendAddition = async (signed: SignedBasket, item: ItemRequest): Promise<SignedBasket> => {
    try {
      const answer = await sendOver(signed, (over, calls) => calls.addBasketItem(http, { signed: over, item }))
      if (answer === null) throw new Error('An addition is always sent')
      return answer
    } catch (error) {
      if (isUnanswered(error)) lost = { item, over: signed }
      throw error
    }
  }

  return {
    queue,
    add(place, { item, picture }, startAgain = false) {
      let code: BasketErrorCode = 'CREATE_BASKET_ERROR'
      const addTo = async (): Promise<Result<Added, AddFailure>> => {
        const signed = await basketFor(place)
        code = 'ADD_BASKET_ITEM_ERROR'
        store.set((state) => ({ ...state, pictures: { ...state.pictures, [item.id]: picture } }))
        const made = await madeBefore(signed, item)
        if (made !== null) return ok(made)
        const answer = await sendAddition(store.get().signed ?? signed, item)
        const before = store.get().signed?.data ?? signed.data
        adopt(answer)
        return ok(addedLine(before, answer.data) ?? { lineId: '', quantityBefore: 0 })
      }
      return change<Added, AddFailure>(
        item.id,
        () => code,
        async () => {
          const allowed = checkPlace(store.get(), place)
          if (!allowed.ok && !startAgain) return allowed
          try {
            return await despiteGone(addTo)
          } catch (error) {
            if ((await loadCalls()).readRefusal(error)?.kind !== 'sold-out') throw error
            return err({ reason: 'sold-out' })
          }
        },
      )
    },
    step: (lineId, by) => changeLine(lineId, (now) => now + by),
    setQuantity: (lineId, quantity) => changeLine(lineId, () => quantity),
    async retry() {
      await again?.()
    },
    dismissNotice: () => note(null),
    async recheck(factId) {
      if (rechecked.has(factId)) return
      rechecked.add(factId)
      const run = async () => {
        const { signed } = store.get()
        const answer = signed && (await sendOver(signed, (over, calls) => calls.validateBasket(http, { signed: over })))
        if (signed === null || answer === null) return ok(undefined)
        const notice = store.get().notice ?? whatChanged(signed.data, answer.data, null)
        adopt(answer)
        note(notice)
        return ok(undefined)
      }
      await change(
        'basket',
        () => 'VALIDATE_BASKET_ERROR',
        () => despiteGone(run),
      )
    },
    clearAfterOrder(basketId) {
      if (store.get().signed?.data.id === basketId) clear('ordered')
    },
  }
}
