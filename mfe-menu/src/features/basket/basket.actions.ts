import { err, isOrderable, isSameWay, type FulfilmentType, type Result } from '@galo/domain'
import type { WaitingChange, Wish } from '../../../remote'
import type { Http } from '@galo/services'
import type { StateOf } from '@galo/state'
import type { Locale } from '@galo/words'
import type * as Changes from './basket.changes'
import type { BasketChanges } from './basket.changes'
import type {
  AddFailure,
  BasketErrorCode,
  BasketRefusal,
  NotDone,
  OfferErrorCode,
  ReplaceFailure,
} from './basket.errors'
import type { Added } from './basket-differences'
import { hasFood, lineIn } from './basket.lines'
import type { Addition, BasketPlace } from './basket.model'
import type { ChangeQueue } from './change-queue'
import type { MadeAnew } from './line.changes'
import type { Food } from './refill.model'
import { createChangeRunner, type RunnerDeps } from './change-runner'
import { hasToWait, keptWaiting, questionBeforeWaiting, waitsForLine } from './waiting.model'

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
  replace(lineId: string, line: MadeAnew): Promise<Result<string | null, ReplaceFailure>>
  /**
   * Any other change, in its turn: what is sent is said by code that comes with it. With no line, or when the page goes before it is answered, it is
   * kept as `wanted` says, where it does.
   */
  inTurn<T, E>(
    key: string,
    first: BasketErrorCode | OfferErrorCode,
    begin: (changes: BasketChanges, failsAs: (code: BasketErrorCode) => void) => () => Promise<Result<T, E>>,
    wanted?: Wanted,
  ): Promise<Result<T, E | NotDone>>
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
  /**
   * Puts food together into the basket, that of an order, saved or shared (X01, X03): at today’s prices, and what can’t be had is named. What was in it is
   * offered back; with `onlyIfEmpty` it stays, and nothing happens. An order may be named by its id. The same fact heard twice fills once.
   */
  fill(factId: string, food: Food, onlyIfEmpty?: boolean): Promise<void>
  /** Makes what waits for the line, in its order. */
  replay(): Promise<void>
  /** The page goes: what was pressed and has no answer yet is made by the next one. */
  keepUnanswered(): void
  /** An order was made of this basket: forget it, unless there is another one by now. */
  clearAfterOrder(basketId: string): void
  /** Somebody is about to change the basket: a good moment to fetch what that needs. */
  bring(): void
}

/** A wish that can wait; `name`: of its dish. */
type Wanted = Omit<WaitingChange, 'id'>

export interface ActionsDeps extends RunnerDeps {
  readonly http: Http
  /** Numbers that nobody else has. */
  readonly createId: () => string
  /** What the customer must not eat, as they have said it by now. */
  readonly filters: () => StateOf<'menuFilters'>
  /** Whom the basket's news are for. */
  readonly locale: Locale
  /** The customer was asked before alcohol went into this basket, and has said that they are 18 or over. */
  readonly onAgeStated: (basketId: string) => void
  /** Loaded with the first change, or shortly before: a basket can be shown without. */
  readonly loadChanges: () => Promise<typeof Changes>
}

/**
 * What a customer can do to the basket, and what has to be done to it when something happened elsewhere. A change takes its place in the
 * line with the press; what sends it may come later, and when it doesn't come, the change has failed like any other and can be sent again.
 */
export const createBasketActions = ({ loadChanges, createId, ...deps }: ActionsDeps): BasketActions => {
  const { store, isOnline, filters } = deps
  const runner = createChangeRunner(deps)
  const { queue, change, retry, forgetFailure, note, clear, hasFailed, keepUnanswered } = runner
  const handled = new Set<string>()
  let changes: BasketChanges | null = null
  let bringing: Promise<void> | null = null

  const changesThere = async (): Promise<BasketChanges> => {
    const { createBasketChanges } = await loadChanges()
    return (changes ??= createBasketChanges({ ...deps, runner }))
  }

  /** Keeps it behind what waits already, and makes that if there is a line by now. */
  const keep = (wanted: Wanted): void => {
    store.setState((state) => keptWaiting(state, { id: createId(), ...wanted }))
    if (isOnline()) void replay()
  }

  /** A change in its turn. Sent once more, it goes on with what it learned: `begin` is called once. */
  const inTurn = async <T, E>(
    key: string,
    first: BasketErrorCode | OfferErrorCode,
    begin: (
      changes: BasketChanges,
      failsAs: (code: BasketErrorCode) => void,
      changeId: string,
    ) => () => Promise<Result<T, E>>,
    wanted?: Wanted,
  ): Promise<Result<T, E | NotDone>> => {
    if (wanted !== undefined && hasToWait(store.getState(), isOnline())) {
      keep(wanted)
      return err({ reason: 'waiting' })
    }
    const id = createId()
    let code = first
    let run: (() => Promise<Result<T, E>>) | null = null
    return change(
      key,
      () => code,
      async () => {
        const there = await changesThere()
        run ??= begin(
          there,
          (other) => {
            code = other
          },
          id,
        )
        return run()
      },
      wanted === undefined ? undefined : { id, ...wanted },
    )
  }

  const replay = async (): Promise<void> => {
    if (waitsForLine(store.getState())) await inTurn('waiting', 'PATCH_BASKET_ITEM_ERROR', (there) => there.replay())
  }

  const changeQuantity = async (
    lineId: string,
    quantityOf: (now: number) => number,
    wish: Exclude<Wish, { kind: 'add' }>,
  ): Promise<void> => {
    const { signed } = store.getState()
    const name = (signed === null ? undefined : lineIn(signed.data, lineId))?.display_name ?? ''
    await inTurn(
      lineId,
      'PATCH_BASKET_ITEM_ERROR',
      ({ quantity }, failsAs, changeId) => quantity(lineId, quantityOf, { failsAs, changeId }),
      { name, wish },
    )
  }

  /** False for a fact that was heard before. */
  const isNews = (factId: string): boolean => {
    if (handled.has(factId)) return false
    handled.add(factId)
    return true
  }

  return {
    add(place, pressed, agreedTo) {
      const { restaurant, fulfilmentType } = place
      // Nothing is sold that can't be ordered, whoever asks.
      if (!isOrderable(fulfilmentType)) return Promise.resolve(err({ reason: 'not-sold-this-way' }))
      const where = { restaurant, fulfilmentType }
      const addition = { ...pressed, pressedFor: filters() }
      const wish: Wish = { kind: 'add', place: where, addition, agreedTo: agreedTo ?? null }
      const { item, name = '' } = addition
      if (hasToWait(store.getState(), isOnline())) {
        const question = questionBeforeWaiting(store.getState(), where, addition)
        if (question !== null && question.reason !== agreedTo) return Promise.resolve(err(question))
      }
      return inTurn(
        item.id,
        'CREATE_BASKET_ERROR',
        (there, failsAs, changeId) => there.addition(where, addition, { agreedTo, failsAs, changeId }),
        { name, wish },
      )
    },
    step: (lineId, by) => changeQuantity(lineId, (now) => now + by, { kind: 'step', lineId, by }),
    setQuantity: (lineId, quantity) => changeQuantity(lineId, () => quantity, { kind: 'set', lineId, quantity }),
    replace: (lineId, line) =>
      inTurn(lineId, 'PATCH_BASKET_ITEM_MODIFIER_ERROR', ({ replacement }, _, changeId) =>
        replacement(lineId, line, changeId),
      ),
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
        if (!hasFood(basket) || (restaurant?.id === restaurantId && isSameWay(fulfilmentType, fulfilment))) return
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
    async fill(factId, food, onlyIfEmpty = false) {
      if (!isNews(factId) || (onlyIfEmpty && hasFood(store.getState()))) return
      await inTurn('basket', 'ADD_BASKET_ITEM_ERROR', (there) => there.fill(food))
    },
    replay,
    keepUnanswered,
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
