import {
  addItem,
  changeItem,
  createBasket,
  removeItem,
  updateView,
  type Basket,
  type BasketItem,
  type ItemRequest,
  type SignedBasket,
} from '@galo/contracts/basket'
import { err, ok, type Result } from '@galo/domain'
import { oneTabAtATime } from '@galo/services'
import { wordsOf } from '@galo/words'
import type { Extra } from '../../../remote'
import type { BasketSender, SenderDeps, Send } from './basket-sender'
import type {
  AddFailure,
  BasketErrorCode,
  BasketRefusal,
  ChangeRefusal,
  ExplainedRefusal,
  ReplaceFailure,
} from './basket.errors'
import { addedLines, costOfAdded, type Added } from './basket-differences'
import { lineIn } from './basket.lines'
import { chosenOf, lineName } from './line-choices'
import { emptyBasket, isBasketFor, questionBefore, type Addition, type OrderablePlace } from './basket.model'
import { isUnanswered, type LostAnswers } from './lost-answer'
import { heldBack } from './settled-waiting'
import { soonIn } from './soon-in'
import { REFUSED_CHANGE_WORDS } from './refused-change.words'
import { pricesMoved } from './what-changed'

/** So long another tab's first basket is waited for, in milliseconds. */
const TURN_MS = 5_000

type Run<T, E> = () => Promise<Result<T, E>>
type FailsAs = (code: BasketErrorCode) => void

interface AdditionOptions {
  /** What the customer was asked before, and has said yes to. */
  readonly agreedTo?: BasketRefusal['reason'] | undefined
  readonly failsAs: FailsAs
  /** What the platform knows the change by: sent again, it is the same one (decision 0106). */
  readonly changeId: string
}

/** A line as the customer has made it up anew, and what goes in with it. */
export type MadeAnew = Pick<ItemRequest, 'quantity' | 'modifiers'> & { readonly crossSell?: readonly Extra[] }

/** What is sent when a line of the basket is changed. */
export interface LineChanges {
  addition(place: OrderablePlace, addition: Addition, options: AdditionOptions): Run<Added, AddFailure>
  /** `quantityOf` is asked when the change is sent; below one the line goes. */
  quantity(
    lineId: string,
    quantityOf: (now: number) => number,
    options: Omit<AdditionOptions, 'startAgain'>,
  ): Run<void, never>
  /** Answers with what the line is called now. */
  replacement(lineId: string, line: MadeAnew, changeId: string): Run<string | null, ReplaceFailure>
}

interface LineDeps {
  readonly sender: BasketSender
  readonly lost: LostAnswers
  /** A change was answered: what the customer sees now is what is in the basket. */
  readonly settle: (signed: SignedBasket) => void
  /** Asks how the basket stands, with words for what is different and, where it is known, `why`. */
  readonly ask: (signed: SignedBasket, why?: string) => Promise<void>
}

export const createLineChanges = (
  { store, http, locale, filters, onAgeStated, runner: { clear, note } }: SenderDeps,
  { sender, lost, settle, ask }: LineDeps,
): LineChanges => {
  const { sendOver, refusalIn, withNewBasketIfGone, adopt } = sender

  const words = wordsOf(REFUSED_CHANGE_WORDS, locale)

  /** Why a dish as it was made up was not taken; throws on what is no refusal. */
  const explained = (error: unknown, reasons: Readonly<Record<ChangeRefusal, string>>): ExplainedRefusal => {
    const refused = refusalIn(error)
    const { reason, choicesGone } = refused
    return { ...refused, words: choicesGone === undefined ? reasons[reason] : words.choices(choicesGone) }
  }

  /** A line the platform won't change: the basket is asked for, so that what sold out is marked, and the customer told why. */
  const explainRefusal = async (reason: ChangeRefusal): Promise<void> => {
    const { signed } = store.getState()
    if (reason === 'sold-out' && signed !== null) await ask(signed, 'ITEM_OUT_OF_STOCK')
    if (store.getState().notice === null) note(words.change[reason])
  }

  const quantity: LineChanges['quantity'] = (lineId, quantityOf, { failsAs, changeId: change_id }) => {
    let takenOut: BasketItem | null = null
    const send: Send = (signed) => {
      const line = lineIn(signed.data, lineId)
      if (line === undefined) return null
      const next = quantityOf(line.quantity)
      takenOut = next < 1 ? line : null
      failsAs(next < 1 ? 'REMOVE_BASKET_ITEM_ERROR' : 'PATCH_BASKET_ITEM_ERROR')
      if (next < 1) return http.send(removeItem, { body: updateView(signed, { change_id, item_id: lineId }) })
      const item = { id: lineId, quantity: next, modifiers: chosenOf(line) }
      return http.send(changeItem, { body: updateView(signed, { change_id, item }) })
    }
    const run = async () => {
      const { signed } = store.getState()
      try {
        const answer = signed === null ? null : await sendOver(signed, send)
        if (answer === null) return ok(undefined)
        settle(answer)
        store.setState((state) => ({ ...state, takenOut }))
      } catch (error) {
        const { reason } = refusalIn(error)
        await explainRefusal(reason)
      }
      return ok(undefined)
    }
    return () => withNewBasketIfGone(run)
  }

  /** The code that judges comes for who must not eat something. */
  const suitsNow = async (place: OrderablePlace, addition: Addition): Promise<boolean> => {
    const now = filters()
    if (!now.isSafeModeOn) return true
    const { suitsByNow } = await import(/* webpackChunkName: "at-once" */ './judge-addition')
    return suitsByNow(addition, { http, locale, place, filters: now })
  }

  const showPictures = (dishes: readonly Extra[]) => {
    const pictures = Object.fromEntries(
      dishes.flatMap(({ item, picture }) => (picture === '' ? [] : [[item.id, picture]])),
    )
    store.setState((state) => ({ ...state, pictures: { ...state.pictures, ...pictures } }))
  }

  const basketThere = (place: OrderablePlace): SignedBasket | null => {
    const state = store.getState()
    return isBasketFor(state, place) ? state.signed : null
  }

  /** What was there goes only once the new one exists. The one that another tab has just made is as new. */
  const newBasket = async (place: OrderablePlace, hasWaited: boolean): Promise<SignedBasket> => {
    const made = hasWaited ? await soonIn(store, () => basketThere(place)) : null
    if (made !== null) return made
    const { restaurant, fulfilmentType } = place
    const created = await http.send(createBasket, {
      body: { restaurant_id: restaurant.id, fulfilment_type: fulfilmentType },
    })
    // What is offered back stays on offer: beginning again is what it is offered for.
    clear('started-again', (state) => {
      const { previous, waiting } = state
      return { ...emptyBasket(state), signed: created, restaurant, fulfilmentType, previous, waiting }
    })
    adopt(created)
    return created
  }

  /** The basket to add to: the one there is, or a new one, made in one tab at a time. */
  const basketFor = async (place: OrderablePlace): Promise<SignedBasket> =>
    basketThere(place) ?? oneTabAtATime('galo.basket', (hasWaited) => newBasket(place, hasWaited), TURN_MS)

  /** The menu that was read may be older than a price: nobody finds that out from the total alone. What was not added just now says nothing of it. */
  const tellIfMoved = (before: Basket, after: Basket, added: Added, asked: number | undefined): void => {
    if (asked === undefined || added.lines.length === 0 || store.getState().notice !== null) return
    if (costOfAdded(before, after, added) === asked) return
    note(pricesMoved(after, locale))
  }

  const sendAddition = async (
    signed: SignedBasket,
    { item, upsell = false, crossSell = [] }: Addition,
    changeId: string,
  ): Promise<SignedBasket> => {
    const wanted = [item, ...crossSell.map((extra) => extra.item)]
    const cross_sell = wanted.slice(1)
    const change_id = lost.numberOf(wanted) ?? changeId
    try {
      const answer = await sendOver(signed, (over) =>
        http.send(addItem, { body: updateView(over, { change_id, item, cross_sell, upsell }) }),
      )
      if (answer === null) throw new Error('An addition is always sent')
      return answer
    } catch (error) {
      if (isUnanswered(error)) lost.add(wanted, change_id)
      throw error
    }
  }

  return {
    addition(place, addition, { agreedTo, failsAs, changeId }) {
      const { item, picture } = addition
      let isAgeAsked = false
      const addTo = async (): Promise<Result<Added, AddFailure>> => {
        const signed = await basketFor(place)
        failsAs('ADD_BASKET_ITEM_ERROR')
        showPictures([{ item, picture }, ...(addition.crossSell ?? [])])
        const answer = await sendAddition(store.getState().signed ?? signed, addition, changeId)
        const before = store.getState().signed?.data ?? signed.data
        settle(answer)
        if (isAgeAsked && addition.forAdults === true) onAgeStated(answer.data.id)
        const added = addedLines(before, answer.data)
        tellIfMoved(before, answer.data, added, addition.asked)
        return ok(added)
      }
      return async () => {
        const question = questionBefore(store.getState(), place, addition)
        if (question !== null && question.reason !== agreedTo) return err(question)
        isAgeAsked ||= question !== null
        if (!(await suitsNow(place, addition))) {
          const wish = { kind: 'add', place, addition, agreedTo: agreedTo ?? null } as const
          store.setState((state) => heldBack(state, { id: changeId, name: addition.name ?? '', wish }))
          return err({ reason: 'held-back', words: words.heldBack })
        }
        try {
          return await withNewBasketIfGone(addTo)
        } catch (error) {
          return err(explained(error, words.addition))
        }
      }
    },
    quantity,
    replacement(lineId, line, change_id) {
      const { quantity: newQuantity, modifiers, crossSell: extras = [] } = line
      const item = { id: lineId, quantity: newQuantity, modifiers }
      const cross_sell = extras.map((extra) => extra.item)
      const send: Send = (signed) =>
        lineIn(signed.data, lineId) === undefined
          ? null
          : http.send(changeItem, { body: updateView(signed, { change_id, item, cross_sell }) })
      return async () => {
        const { signed } = store.getState()
        showPictures(extras)
        try {
          const answer = signed === null ? null : await sendOver(signed, send)
          if (answer === null) return err({ reason: 'gone' })
          settle(answer)
          const changed = lineIn(answer.data, lineId)
          return ok(changed === undefined ? null : lineName(changed))
        } catch (error) {
          return err(explained(error, words.change))
        }
      }
    },
  }
}
