import { err, type Result } from '@galo/domain'
import type { usePublish } from '@galo/events'
import type { StateOf, WritableStore } from '@galo/state'
import type { WaitingChange } from '../../../remote'
import type { BasketErrorCode, NotDone, OfferErrorCode } from './basket.errors'
import { emptyBasket, failBasket } from './basket.model'
import { createChangeQueue, type ChangeQueue } from './change-queue'
import { isLineLost } from './line-lost'
import { keptWaiting } from './waiting.model'

type BasketState = StateOf<'basket'>

export interface RunnerDeps {
  readonly store: WritableStore<BasketState>
  readonly publish: ReturnType<typeof usePublish>
  readonly isOnline: () => boolean
}

/** A change that failed: how it is sent once more, and what is kept of it when it can't be by this page. */
interface Failed {
  readonly again: () => Promise<unknown>
  readonly waits: WaitingChange | undefined
}

/** Runs any change of the basket in its turn, and keeps the one that failed. */
export interface ChangeRunner {
  readonly queue: ChangeQueue
  /**
   * One change in its turn, from PENDING to DONE or ERROR (row F16). `code` is asked when it has failed. One that has no line under it any more
   * is kept as `waits` says, where it does.
   */
  change<T, E>(
    key: string,
    code: () => BasketErrorCode | OfferErrorCode,
    run: () => Promise<Result<T, E>>,
    waits?: WaitingChange,
  ): Promise<Result<T, E | NotDone>>
  /** What has failed since the last change that went through can still be sent once more. */
  hasFailed(): boolean
  /** Sends what has failed once more, in its order: two presses on a line that breaks are two. */
  retry(): Promise<void>
  /** Nobody will send it once more. */
  forgetFailure(): void
  /**
   * The page goes: what has no answer yet, or has failed and could be sent once more, is kept with what waits, and made when there is a page again. Made
   * twice under its number, it is made once. Browsers break off what is under way before they say that the page goes: that too looks like a failure.
   */
  keepUnanswered(): void
  /** The basket goes; what `becomes` of it at once is there for every tab without an empty one between. */
  clear(reason: string, becomes?: (state: BasketState) => BasketState): void
  note(notice: string | null): void
}

export const createChangeRunner = ({ store, publish, isOnline }: RunnerDeps): ChangeRunner => {
  const queue = createChangeQueue()
  /** Pressed, and neither answered nor given up, in the order of the presses. */
  const unsettled = new Set<WaitingChange>()
  let failed: readonly Failed[] = []

  const forgetFailed = () => {
    for (const { waits } of failed) if (waits !== undefined) unsettled.delete(waits)
    failed = []
  }

  const inTurn: ChangeRunner['change'] = (key, code, run, waits) =>
    queue.run(key, async () => {
      store.setState((state) => ({ ...state, request: 'PENDING', failedLine: null, notice: null, takenOut: null }))
      try {
        const result = await run()
        forgetFailed()
        if (waits !== undefined) unsettled.delete(waits)
        store.setState((state) => ({ ...state, request: 'DONE', errorCode: null }))
        return result
      } catch {
        if (waits !== undefined && (await isLineLost(isOnline))) {
          unsettled.delete(waits)
          store.setState((state) => keptWaiting({ ...state, request: 'READY', errorCode: null }, waits))
          return err({ reason: 'waiting' })
        }
        failed = [...failed, { again: () => change(key, code, run, waits), waits }]
        store.setState((state) => failBasket(state, code(), key))
        return err({ reason: 'failed' })
      }
    })

  const change: ChangeRunner['change'] = (key, code, run, waits) => {
    if (waits !== undefined) unsettled.add(waits)
    return inTurn(key, code, run, waits)
  }

  const forgetFailure = () => {
    forgetFailed()
    if (store.getState().request === 'ERROR')
      store.setState((state) => ({ ...state, request: 'DONE', errorCode: null, failedLine: null }))
  }

  return {
    queue,
    change,
    hasFailed: () => failed.length > 0,
    async retry() {
      const again = failed
      failed = []
      for (const [place, each] of again.entries()) {
        await each.again()
        if (failed.length === 0) continue
        // Still no line: what stood behind it waits behind it.
        failed = [...failed, ...again.slice(place + 1)]
        return
      }
    },
    forgetFailure,
    clear(reason, becomes = emptyBasket) {
      const basketId = store.getState().signed?.data.id ?? null
      store.setState(becomes)
      forgetFailed()
      if (basketId !== null) publish('basket.cleared', { basketId, reason })
    },
    keepUnanswered() {
      for (const each of unsettled) store.setState((state) => keptWaiting(state, each))
      unsettled.clear()
      // Its "Try again" would be of this page.
      forgetFailure()
    },
    note: (notice) => store.setState((state) => ({ ...state, notice })),
  }
}
