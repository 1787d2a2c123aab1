import { nextPlaceOrder } from './place-order.model'
import {
  attemptToKeep,
  type OrderDetails,
  type PayAttempt,
  type PlaceOrderEvent,
  type PlaceOrderState,
  type Waiting,
} from './place-order.states'

/** Does what a state waits for and says what came of it. */
export type Perform = (state: Waiting) => Promise<PlaceOrderEvent>

/** Paying, as a screen sees it. */
export interface PlaceOrder {
  get(): PlaceOrderState
  subscribe(listener: () => void): () => void
  /** Who does the work from now on; a screen says it anew whenever what it works with has changed. */
  serve(perform: Perform): void
  /** Starts, unless something is under way: a second press changes nothing. */
  pay(basketId: string, details: OrderDetails): void
  /** Takes up what a reload left or another tab is at, unless there is something to find out here; what was said of an earlier try doesn't count. */
  takeUp(attempt: PayAttempt): void
  askAgain(): void
  /** The customer has seen what stopped the order and does something about it. */
  dismiss(): void
}

export interface PlaceOrderDeps {
  readonly createId: () => string
  /** Keeps the attempt over a reload, or forgets it. Called before every request that the state makes. */
  readonly keep: (attempt: PayAttempt | null, state: PlaceOrderState) => void
  readonly kept: () => PayAttempt | null
  /** Runs when no other tab pays for this basket. */
  readonly oneTabAtATime: (basketId: string, run: () => Promise<void>) => Promise<void>
  /** Told of what is no failure of a call but a bug. */
  readonly report: (error: unknown) => void
}

/** Drives the states: does what each waits for, keeps it first, one basket at a time over all tabs. Goes on when its screen is left. */
export const createPlaceOrder = (deps: PlaceOrderDeps): PlaceOrder => {
  let state: PlaceOrderState = { kind: 'idle' }
  const listeners = new Set<() => void>()
  let perform: Perform = async () => ({ type: 'rejected' })

  const go = (event: PlaceOrderEvent): boolean => {
    const next = nextPlaceOrder(state, event)
    if (next === state) return false
    state = next
    for (const listener of [...listeners]) listener()
    return true
  }

  const answerOf = async (waiting: Waiting): Promise<PlaceOrderEvent> => {
    try {
      return await perform(waiting)
    } catch (error) {
      deps.report(error)
      return { type: 'lost' }
    }
  }

  const isWaiting = (): Waiting | null => (state.kind === 'working' || state.kind === 'asking' ? state : null)

  const run = async (): Promise<void> => {
    for (let waiting = isWaiting(); waiting !== null; waiting = isWaiting()) {
      deps.keep(attemptToKeep(waiting), waiting)
      // An event that the state ignores would be asked for again for ever.
      if (!go(await answerOf(waiting))) go({ type: 'lost' })
    }
    deps.keep(attemptToKeep(state), state)
  }

  const drive = (basketId: string, begin: () => boolean = () => true) =>
    void deps
      .oneTabAtATime(basketId, async () => {
        if (begin()) await run()
      })
      .catch((error: unknown) => {
        deps.report(error)
        // Nobody is at it any more, so it must not look as if somebody were.
        go({ type: 'lost' })
      })

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    serve(next) {
      perform = next
    },
    pay(basketId, details) {
      if (!go({ type: 'pay', basketId, details, idempotencyKey: deps.createId() })) return
      drive(basketId, () => {
        // Who had the turn before may have left in the middle: what became of that is asked before anything new is begun.
        const left = deps.kept()
        if (left?.basketId === basketId) go({ type: 'attempt-found', attempt: left })
        return true
      })
    },
    takeUp(attempt) {
      // What works here has its turn, or waits for it, and looks at what is kept by itself.
      if (state.kind === 'working' || !go({ type: 'attempt-found', attempt })) return
      drive(attempt.basketId, () => {
        // Another tab may have been at it, and be done by now.
        const latest = deps.kept()
        if (latest !== null) return true
        go({ type: 'settled-elsewhere' })
        return false
      })
    },
    askAgain() {
      if (state.kind === 'stopped' && go({ type: 'ask-again' })) drive(attemptBasketId(state))
    },
    dismiss: () => void go({ type: 'dismissed' }),
  }
}

const attemptBasketId = (state: PlaceOrderState): string =>
  state.kind === 'idle' ? '' : state.kind === 'done' ? state.placed.basketId : state.attempt.basketId
