import type { SignedBasket } from '@galo/contracts/basket'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { ok } from '@galo/domain'
import { createBasketSender, type SenderDeps } from './basket-sender'
import { hasFood } from './basket.lines'
import { emptyBasket } from './basket.model'
import type { ChangeQueue } from './change-queue'
import { createLineActions, type LineActions } from './line.actions'
import { createLostAnswers } from './lost-answer'
import { whatChanged } from './what-changed'

export interface BasketActions extends LineActions {
  readonly queue: ChangeQueue
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

/** What a customer can do to the basket, and what has to be done to it when something happened elsewhere. */
export const createBasketActions = (deps: SenderDeps): BasketActions => {
  const { store, http, locale, loadCalls } = deps
  const sender = createBasketSender(deps)
  const { queue, change, validate, withNewBasketIfGone, adopt, clear, note, retry, hasFailed } = sender
  const lost = createLostAnswers()
  const handled = new Set<string>()

  /** A change was answered: the customer sees what is in the basket now, and what is added from here on is meant. */
  const settle = (signed: SignedBasket) => {
    lost.clear()
    adopt(signed)
  }

  /** How the basket stands, over `signed`; adopted, with words for what is different. */
  const ask = async (signed: SignedBasket, why?: string): Promise<void> => {
    const answer = await validate(signed, why)
    if (answer === null) return
    const notice = store.getState().notice ?? whatChanged(signed.data, answer, null, locale)
    settle(answer)
    note(notice)
  }

  return {
    ...createLineActions(deps, { sender, lost, settle, ask }),
    queue,
    retry,
    dismissNotice: () => note(null),
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
        () => withNewBasketIfGone(run),
      )
    },
    look: () =>
      queue.run('look', async () => {
        const basket = store.getState()
        // What failed keeps its words, and its Try again, until the customer has answered them.
        if (basket.signed === null || !hasFood(basket) || hasFailed()) return
        // Nobody asked for it, so nobody hears that it failed: the next change will say so.
        await ask(basket.signed).catch(() => {})
      }),
    async refill(factId, order) {
      if (handled.has(factId)) return
      handled.add(factId)
      const run = async () => {
        if (hasFood(store.getState())) return ok(undefined)
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
