import type { SignedBasket } from '@galo/contracts/basket'
import { err, ok, type Result } from '@galo/domain'
import type { StateOf } from '@galo/state'
import { wordsOf } from '@galo/words'
import { createBasketSender, type Send, type SenderDeps } from './basket-sender'
import type { OfferFailure } from './basket.errors'
import { hasFood } from './basket.lines'
import { emptyBasket, isBasketFor } from './basket.model'
import { createLineChanges, type LineChanges } from './line.changes'
import { createLostAnswers } from './lost-answer'
import type { Filling, Food } from './refill.model'
import { lostOfferWords } from './lost-offers'
import { REFUSED_CHANGE_WORDS } from './refused-change.words'
import { pricesMoved, whatChanged } from './what-changed'

/** What is sent when the basket is changed, each to be run when its turn comes. Comes with the first change: with the schemas of what is sent. */
export interface BasketChanges extends LineChanges {
  /** Asks how the basket stands, with words for what is different and, where it is known, `why`. */
  ask(signed: SignedBasket, why?: string): Promise<void>
  /** The same of the basket there is by then; one that is gone is forgotten. */
  check(why?: string): () => Promise<Result<void, never>>
  /** The basket there is by then is made the customer's (F02); one that is paid for stays whose it is. */
  transfer(): () => Promise<Result<void, never>>
  /** Anything else that is sent over the basket: a reward or a code, used or given up, a wish. */
  offer<E>(send: Send, whyNot: (error: unknown) => E | null): () => Promise<Result<void, OfferFailure<E>>>
  /** Other food in place of what is in the basket, which is offered back. Food of which nothing can be had changes nothing. */
  fill(food: Food): () => Promise<Result<void, never>>
  /** What waited for the line. */
  replay(): () => Promise<Result<void, never>>
}

/** It goes in with what there is: food of the same place, had the same way. */
const joins = (food: Food, state: StateOf<'basket'>): food is Filling =>
  typeof food !== 'string' && 'joinsAs' in food && hasFood(state) && isBasketFor(state, food.place)

export const createBasketChanges = (deps: SenderDeps): BasketChanges => {
  const { store, http, locale, runner } = deps
  const sender = createBasketSender(deps)
  const lost = createLostAnswers()

  /** A change was answered: the customer sees what is in the basket now, and what is added from here on is meant. */
  const settle = (signed: SignedBasket) => {
    lost.clear()
    sender.adopt(signed)
    const lostOffers = lostOfferWords(signed, locale)
    if (lostOffers !== null) runner.note(lostOffers)
  }

  const ask: BasketChanges['ask'] = async (signed, why) => {
    const answer = await sender.validate(signed, why)
    if (answer === null) return
    const changed = whatChanged(signed.data, answer, null, locale)
    const { notice: unread } = store.getState()
    // What was not read yet stays, but for a sum that is not the sum any more.
    const isOutdated = unread === pricesMoved(signed.data, locale)
    const notice = isOutdated ? (changed ?? unread) : (unread ?? changed)
    settle(answer)
    runner.note(notice)
  }

  const check: BasketChanges['check'] = (why) => () =>
    sender.withNewBasketIfGone(async () => {
      const { signed } = store.getState()
      if (signed !== null) await ask(signed, why)
      return ok(undefined)
    })

  const offer = <E>(send: Send, whyNot: (error: unknown) => E | null) => {
    const run = async (): Promise<Result<void, OfferFailure<E>>> => {
      const { signed } = store.getState()
      try {
        const answer = signed === null ? null : await sender.sendOver(signed, send)
        if (answer !== null) settle(answer)
        return ok(undefined)
      } catch (error) {
        const why = whyNot(error)
        if (why !== null) return err({ reason: 'not-taken', why })
        runner.note(wordsOf(REFUSED_CHANGE_WORDS, locale).change[sender.refusalIn(error).reason])
        return err({ reason: 'refused' })
      }
    }
    return () => sender.withNewBasketIfGone(run)
  }

  const lines = createLineChanges(deps, { sender, lost, settle, ask })

  return {
    offer,
    ...lines,
    ask,
    check,
    transfer: () => async () => {
      try {
        return await check()()
      } catch (error) {
        if (sender.refusalIn(error).reason !== 'basket-paid') throw error
        return ok(undefined)
      }
    },
    fill: (food) => {
      let join: (() => Promise<Result<void, never>>) | null = null
      return async () => {
        // Few baskets are filled at once, or have waited for the line: what that takes is no part of any first view.
        const { refill } = await import(/* webpackChunkName: "at-once" */ './refill')
        if (join === null && joins(food, store.getState())) {
          const { createJoining } = await import(/* webpackChunkName: "at-once" */ './join-basket')
          join = createJoining(deps, lines, food)
        }
        if (join !== null) return join()
        const { place, signed, words } = await refill(http, food, locale)
        const before = store.getState()
        if (signed.data.menu_items.length > 0) {
          const previous = hasFood(before) ? before.signed : before.previous
          store.setState((state) => ({ ...emptyBasket(state), ...place, previous, request: 'PENDING' }))
          settle(signed)
        }
        runner.note(words)
        return ok(undefined)
      }
    },
    replay: () => async () =>
      (await import(/* webpackChunkName: "at-once" */ './replay-waiting')).createReplay(deps, { ...lines, offer })(),
  }
}
