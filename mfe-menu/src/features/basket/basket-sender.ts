import { updateView, validateBasket, type SignedBasket } from '@galo/contracts/basket'
import { isOrderable } from '@galo/domain'
import type { Http } from '@galo/services'
import type { StateOf } from '@galo/state'
import { wordsOf, type Locale } from '@galo/words'
import { readRefusal } from './basket-refusal'
import type { RefusedChange } from './basket.errors'
import { adoptBasket, emptyBasket, type BasketAnswer } from './basket.model'
import { BASKET_NEWS_WORDS } from './basket-news.words'
import type { ChangeRunner, RunnerDeps } from './change-runner'
import type { Refilled } from './refill'
import { whatChanged } from './what-changed'

export interface SenderDeps extends RunnerDeps {
  readonly http: Http
  /** What the customer must not eat, as they have said it by now. */
  readonly filters: () => StateOf<'menuFilters'>
  /** Whom the basket's news are for. */
  readonly locale: Locale
  /** The customer was asked before alcohol went into this basket, and has said that they are 18 or over. */
  readonly onAgeStated: (basketId: string) => void
  readonly runner: Pick<ChangeRunner, 'clear' | 'note'>
}

/** One call over the basket as it is signed now; `null` when there is nothing to send after all. */
export type Send = (signed: SignedBasket) => Promise<SignedBasket> | null

/** How any call goes: every answer adopted, a refused basket replaced by the fresh one that came back. */
export interface BasketSender {
  /**
   * Sends over `signed`. A 409 brings the basket as it stands; it is adopted, the customer told, and a stale one tried over once.
   * `why` is the reason for its being stale, where somebody knows it.
   */
  sendOver(signed: SignedBasket, send: Send, why?: string): Promise<SignedBasket | null>
  /** The basket as it is now, asked in the same way. */
  validate(signed: SignedBasket, why?: string): Promise<SignedBasket | null>
  /** Why the platform won't have a dish as it was sent; any other failure is thrown on. */
  refusalIn(error: unknown): RefusedChange
  /**
   * Does `run`; a basket that is gone is forgotten, with words, and `run` begins anew without it. One that is not this visitor's any more,
   * because they are not signed in any more, is filled again as their own first.
   */
  withNewBasketIfGone<T>(run: () => Promise<T>): Promise<T>
  adopt(signed: BasketAnswer): void
}

const STALE: readonly string[] = ['BASKET_EXPIRED', 'BASKET_ALTERED', 'BASKET_STALE']

export const createBasketSender = ({ store, http, publish, locale, runner }: SenderDeps): BasketSender => {
  const { clear, note } = runner

  const adopt = (signed: BasketAnswer) => {
    store.setState((state) => adoptBasket(state, signed))
    if (signed.data.id !== null)
      publish('basket.changed', { basketId: signed.data.id, revision: store.getState().revision })
  }

  const sendOver: BasketSender['sendOver'] = async (signed, send, why) => {
    try {
      return await send(signed)
    } catch (error) {
      const refusal = readRefusal(error)
      if (refusal?.kind !== 'fresh') throw error
      adopt(refusal.signed)
      const reason = refusal.code === 'BASKET_STALE' ? (why ?? refusal.code) : refusal.code
      note(whatChanged(signed.data, refusal.signed, reason, locale))
      if (!STALE.includes(refusal.code)) throw error
      return send(refusal.signed)
    }
  }

  const asOnesOwn = async (): Promise<Refilled | null> => {
    const { signed, restaurant, fulfilmentType } = store.getState()
    if (signed === null || signed.data.menu_items.length === 0 || restaurant === null) return null
    if (!isOrderable(fulfilmentType)) return null
    const { refillAsOnesOwn } = await import(/* webpackChunkName: "at-once" */ './refill')
    return refillAsOnesOwn(http, { restaurant, fulfilmentType }, signed, locale)
  }

  return {
    adopt,
    sendOver,
    validate: (signed, why) =>
      sendOver(signed, (over) => http.send(validateBasket, { body: updateView(over, {}) }), why),
    refusalIn(error) {
      const refusal = readRefusal(error)
      if (refusal?.kind !== 'refused') throw error
      const { kind: _, ...refused } = refusal
      return refused
    },
    async withNewBasketIfGone(run) {
      // What the press has changed is drawn first: making up a request takes longer than that. Browsers hold a timer back behind the frame of a press.
      await new Promise((resolve) => setTimeout(resolve))
      try {
        return await run()
      } catch (error) {
        const refusal = readRefusal(error)
        if (refusal?.kind !== 'gone') throw error
        const refilled = refusal.isOrdered ? null : await asOnesOwn()
        const { waiting, pictures } = store.getState()
        if (refilled === null) clear('gone')
        else {
          store.setState((state) => ({ ...emptyBasket(state), ...refilled.place, pictures }))
          adopt(refilled.signed)
        }
        store.setState((state) => ({ ...state, waiting }))
        const result = await run()
        note(refilled?.words ?? wordsOf(BASKET_NEWS_WORDS, locale).basketGone)
        return result
      }
    },
  }
}
