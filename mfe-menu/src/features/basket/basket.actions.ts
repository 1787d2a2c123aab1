import type { SubmittedOrder } from '@galo/contracts/orders'
import { err, isOrderable, type FulfilmentType, type Result } from '@galo/domain'
import type { ItemRequest } from '@galo/contracts/basket'
import type { Http } from '@galo/services'
import type { Locale } from '@galo/words'
import type * as Changes from './basket.changes'
import type { BasketChanges } from './basket.changes'
import type { AddFailure, BasketErrorCode, BasketRefusal, OfferErrorCode, ReplaceFailure } from './basket.errors'
import type { Added } from './basket-differences'
import { hasFood } from './basket.lines'
import type { Addition, BasketPlace } from './basket.model'
import type { ChangeQueue } from './change-queue'
import { createChangeRunner, type RunnerDeps } from './change-runner'

export interface BasketActions {
  /**
   * Adds to the basket as it is when the change's turn comes, making one first if need be. What has to be asked before comes back as a refusal; it is sent
   * again with what the customer has `agreedTo`.
   */
  add(place: BasketPlace, addition: Addition, agreedTo?: BasketRefusal['reason']): Promise<Result<Added, AddFailure>>
  /** Row F11: so many more or fewer, counted from the quantity when the change's turn comes; below one the line goes. */
  step(lineId: string, by: number): Promise<void>
  /** An exact quantity; 0 removes the line. For "Undo" and the bin. */
  setQuantity(lineId: string, quantity: number): Promise<void>
  /** The line as the customer has made it up anew: other choices, another quantity. Answers with what it is called now. */
  replace(
    lineId: string,
    line: Pick<ItemRequest, 'quantity' | 'modifiers'>,
  ): Promise<Result<string | null, ReplaceFailure>>
  /** Any other change, in its turn: what is sent is said by code that comes with it. */
  inTurn<T, E>(
    key: string,
    first: BasketErrorCode | OfferErrorCode,
    begin: (changes: BasketChanges, failsAs: (code: BasketErrorCode) => void) => () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | { readonly reason: 'failed' }>>
  readonly queue: ChangeQueue
  /** Sends the change that failed last once more. */
  retry(): Promise<void>
  /** The customer has gone on without the change that failed last. */
  forgetFailure(): void
  dismissNotice(): void
  /** The basket was refused elsewhere, `why`: asks how it stands now. The same fact heard twice asks once. */
  recheck(factId: string, why?: string): Promise<void>
  /** Makes a guest's basket the customer's who has signed in (F02): asked for once of each basket, and again when that failed. */
  transfer(basketId: string, customerId: string): Promise<void>
  /** The customer begins again at another place, or in another way: what is in the basket goes, and is offered back. The same fact heard twice does it once. */
  startAgain(
    factId: string,
    place: { readonly restaurantId: string; readonly fulfilment: FulfilmentType },
  ): Promise<void>
  /** How the basket stands, asked without anybody's doing: what sold out is said before it is in the way, a failure is not. */
  look(): Promise<void>
  /** An order came to nothing and its food is wanted again. A basket that has other food is left as it is. The same fact heard twice fills once. */
  refill(factId: string, order: SubmittedOrder): Promise<void>
  /** An order was made of this basket: forget it, unless there is another one by now. */
  clearAfterOrder(basketId: string): void
  /** Somebody is about to change the basket: a good moment to fetch what that needs. */
  bring(): void
}

export interface ActionsDeps extends RunnerDeps {
  readonly http: Http
  /** Whom the basket's news are for. */
  readonly locale: Locale
  /** Loaded with the first change, or shortly before: a basket can be shown without. */
  readonly loadChanges: () => Promise<typeof Changes>
}

/**
 * What a customer can do to the basket, and what has to be done to it when something happened elsewhere. A change takes its place in the
 * line with the press; what sends it may come later, and when it doesn't come, the change has failed like any other and can be sent again.
 */
export const createBasketActions = ({ loadChanges, ...deps }: ActionsDeps): BasketActions => {
  const { store } = deps
  const runner = createChangeRunner(deps)
  const { queue, change, retry, forgetFailure, note, clear, hasFailed } = runner
  const handled = new Set<string>()
  let changes: BasketChanges | null = null
  let bringing: Promise<void> | null = null

  const changesThere = async (): Promise<BasketChanges> => {
    const { createBasketChanges } = await loadChanges()
    return (changes ??= createBasketChanges({ ...deps, runner }))
  }

  /** A change in its turn. Sent once more, it goes on with what it learned: `begin` is called once. */
  const inTurn = <T, E>(
    key: string,
    first: BasketErrorCode | OfferErrorCode,
    begin: (changes: BasketChanges, failsAs: (code: BasketErrorCode) => void) => () => Promise<Result<T, E>>,
  ) => {
    let code = first
    let run: (() => Promise<Result<T, E>>) | null = null
    return change(
      key,
      () => code,
      async () => {
        const there = await changesThere()
        run ??= begin(there, (other) => {
          code = other
        })
        return run()
      },
    )
  }

  const changeQuantity = async (lineId: string, quantityOf: (now: number) => number): Promise<void> => {
    await inTurn(lineId, 'PATCH_BASKET_ITEM_ERROR', ({ quantity }, failsAs) => quantity(lineId, quantityOf, failsAs))
  }

  /** False for a fact that was heard before. */
  const isNews = (factId: string): boolean => {
    if (handled.has(factId)) return false
    handled.add(factId)
    return true
  }

  return {
    add(place, addition, agreedTo) {
      const { restaurant, fulfilmentType } = place
      // Nothing is sold that can't be ordered, whoever asks.
      if (!isOrderable(fulfilmentType)) return Promise.resolve(err({ reason: 'not-sold-this-way' }))
      const where = { restaurant, fulfilmentType }
      return inTurn(addition.item.id, 'CREATE_BASKET_ERROR', (there, failsAs) =>
        there.addition(where, addition, { agreedTo, failsAs }),
      )
    },
    step: (lineId, by) => changeQuantity(lineId, (now) => now + by),
    setQuantity: (lineId, quantity) => changeQuantity(lineId, () => quantity),
    replace: (lineId, line) =>
      inTurn(lineId, 'PATCH_BASKET_ITEM_MODIFIER_ERROR', ({ replacement }) => replacement(lineId, line)),
    inTurn,
    queue,
    retry,
    forgetFailure,
    dismissNotice: () => note(null),
    async recheck(factId, why) {
      if (isNews(factId)) await inTurn('basket', 'VALIDATE_BASKET_ERROR', ({ check }) => check(why))
    },
    async transfer(basketId, customerId) {
      if (isNews(`${basketId} to ${customerId}`))
        await inTurn('basket', 'TRANSFER_BASKET_ERROR', ({ transfer }) => transfer())
    },
    async startAgain(factId, { restaurantId, fulfilment }) {
      if (!isNews(factId)) return
      // Behind what is on its way: its answer must not bring the basket back.
      await queue.run('basket', async () => {
        const basket = store.getState()
        const { signed, restaurant, fulfilmentType } = basket
        // Another tab may have begun there already.
        if (!hasFood(basket) || (restaurant?.id === restaurantId && fulfilmentType === fulfilment)) return
        clear('started-again')
        store.setState((state) => ({ ...state, previous: signed }))
      })
    },
    look: () =>
      queue.run('look', async () => {
        const basket = store.getState()
        const { signed } = basket
        // What failed keeps its words, and its Try again, until the customer has answered them.
        if (signed === null || !hasFood(basket) || hasFailed()) return
        // Nobody asked for it, so nobody hears that it failed: the next change will say so.
        await changesThere()
          .then(({ ask }) => ask(signed))
          .catch(() => {})
      }),
    async refill(factId, order) {
      if (isNews(factId)) await inTurn('basket', 'ADD_BASKET_ITEM_ERROR', (there) => there.refill(order))
    },
    clearAfterOrder(basketId) {
      if (store.getState().signed?.data.id === basketId) clear('ordered')
    },
    bring() {
      bringing ??= loadChanges().then(
        () => {},
        () => {
          bringing = null
        },
      )
    },
  }
}
