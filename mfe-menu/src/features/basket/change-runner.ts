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
  /** The page goes: what has no answer yet is kept with what waits, and made when there is a page again. Made twice under its number, it is made once. */
  keepUnanswered(): void
  /** The basket goes; what `becomes` of it at once is there for every tab without an empty one between. */
  clear(reason: string, becomes?: (state: BasketState) => BasketState): void
  note(notice: string | null): void
}

export const createChangeRunner = ({ store, publish, isOnline }: RunnerDeps): ChangeRunner => {
  const queue = createChangeQueue()
  /** In the order of the presses. */
  const unanswered = new Set<WaitingChange>()
  let failed: readonly (() => Promise<unknown>)[] = []

  const inTurn: ChangeRunner['change'] = (key, code, run, waits) =>
    queue.run(key, async () => {
      store.setState((state) => ({ ...state, request: 'PENDING', failedLine: null, notice: null, takenOut: null }))
      try {
        const result = await run()
        failed = []
        store.setState((state) => ({ ...state, request: 'DONE', errorCode: null }))
        return result
      } catch {
        if (waits !== undefined && (await isLineLost(isOnline))) {
          store.setState((state) => keptWaiting({ ...state, request: 'READY', errorCode: null }, waits))
          return err({ reason: 'waiting' })
        }
        failed = [...failed, () => change(key, code, run, waits)]
        store.setState((state) => failBasket(state, code(), key))
        return err({ reason: 'failed' })
      }
    })

  const change: ChangeRunner['change'] = async (key, code, run, waits) => {
    if (waits === undefined) return inTurn(key, code, run)
    unanswered.add(waits)
    try {
      return await inTurn(key, code, run, waits)
    } finally {
      unanswered.delete(waits)
    }
  }

  return {
    queue,
    change,
    hasFailed: () => failed.length > 0,
    async retry() {
      const again = failed
      failed = []
      for (const [place, send] of again.entries()) {
        await send()
        if (failed.length === 0) continue
        // Still no line: what stood behind it waits behind it.
        failed = [...failed, ...again.slice(place + 1)]
        return
      }
    },
    forgetFailure() {
      failed = []
      if (store.getState().request === 'ERROR')
        store.setState((state) => ({ ...state, request: 'DONE', errorCode: null, failedLine: null }))
    },
    clear(reason, becomes = emptyBasket) {
      const basketId = store.getState().signed?.data.id ?? null
      store.setState(becomes)
      failed = []
      if (basketId !== null) publish('basket.cleared', { basketId, reason })
    },
    keepUnanswered() {
      for (const each of unanswered) store.setState((state) => keptWaiting(state, each))
      unanswered.clear()
    },
    note: (notice) => store.setState((state) => ({ ...state, notice })),
  }
}
