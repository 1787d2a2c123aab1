import type { SignedBasket } from '@galo/contracts/basket'
import { err, type Result } from '@galo/domain'
import type { usePublish } from '@galo/events'
import type { Http } from '@galo/services'
import type { StateOf, WritableStore } from '@galo/state'
import { wordsOf, type Locale } from '@galo/words'
import type * as BasketCalls from './basket.calls'
import type { BasketErrorCode, RefusedChange } from './basket.errors'
import { adoptBasket, emptyBasket, failBasket } from './basket.model'
import { BASKET_WORDS } from './basket.words'
import { createChangeQueue, type ChangeQueue } from './change-queue'
import { whatChanged } from './what-changed'

type BasketState = StateOf<'basket'>

export interface SenderDeps {
  readonly store: WritableStore<BasketState>
  readonly http: Http
  readonly publish: ReturnType<typeof usePublish>
  /** Whom the basket's news are for. */
  readonly locale: Locale
  /** Loaded with the first change: a basket can be shown without the schemas. */
  readonly loadCalls: () => Promise<typeof BasketCalls>
}

/** One call over the basket as it is signed now; `null` when there is nothing to send after all. */
export type Send = (signed: SignedBasket, calls: typeof BasketCalls) => Promise<SignedBasket> | null

/** How any change of the basket goes: one at a time, every answer adopted, a refused basket replaced by the fresh one that came back. */
export interface BasketSender {
  readonly queue: ChangeQueue
  /** One change in its turn, from PENDING to DONE or ERROR (row F16). `code` is asked when it has failed. */
  change<T, E>(
    key: string,
    code: () => BasketErrorCode,
    run: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | { readonly reason: 'failed' }>>
  /**
   * Sends over `signed`. A 409 brings the basket as it stands; it is adopted, the customer told, and a stale one tried over once.
   * `why` is the reason for its being stale, where somebody knows it.
   */
  sendOver(signed: SignedBasket, send: Send, why?: string): Promise<SignedBasket | null>
  /** The basket as it is now, asked in the same way. */
  validate(signed: SignedBasket, why?: string): Promise<SignedBasket | null>
  /** Why the platform won't have a dish as it was sent; any other failure is thrown on. */
  refusalIn(error: unknown): Promise<RefusedChange>
  /** The change that failed last can still be sent once more. */
  hasFailed(): boolean
  /** Does `run`; a basket that is gone is forgotten, with words, and `run` begins anew without it. */
  withNewBasketIfGone<T>(run: () => Promise<T>): Promise<T>
  adopt(signed: SignedBasket): void
  clear(reason: string): void
  note(notice: string | null): void
  /** Sends the change that failed last once more. */
  retry(): Promise<void>
}

const STALE: readonly string[] = ['BASKET_EXPIRED', 'BASKET_ALTERED', 'BASKET_STALE']

export const createBasketSender = ({ store, http, publish, locale, loadCalls }: SenderDeps): BasketSender => {
  const queue = createChangeQueue()
  let again: (() => Promise<unknown>) | null = null

  const note = (notice: string | null) => store.setState((state) => ({ ...state, notice }))

  const adopt = (signed: SignedBasket) => {
    store.setState((state) => adoptBasket(state, signed))
    if (signed.data.id !== null)
      publish('basket.changed', { basketId: signed.data.id, revision: store.getState().revision })
  }

  const clear = (reason: string) => {
    const basketId = store.getState().signed?.data.id ?? null
    store.setState(emptyBasket)
    again = null
    if (basketId !== null) publish('basket.cleared', { basketId, reason })
  }

  const change: BasketSender['change'] = (key, code, run) =>
    queue.run(key, async () => {
      store.setState((state) => ({ ...state, request: 'PENDING', failedLine: null, notice: null }))
      try {
        const result = await run()
        again = null
        store.setState((state) => ({ ...state, request: 'DONE', errorCode: null }))
        return result
      } catch {
        again = () => change(key, code, run)
        store.setState((state) => failBasket(state, code(), key))
        return err({ reason: 'failed' })
      }
    })

  const sendOver: BasketSender['sendOver'] = async (signed, send, why) => {
    const calls = await loadCalls()
    try {
      return await send(signed, calls)
    } catch (error) {
      const refusal = calls.readRefusal(error)
      if (refusal?.kind !== 'fresh') throw error
      adopt(refusal.signed)
      const reason = refusal.code === 'BASKET_STALE' ? (why ?? refusal.code) : refusal.code
      note(whatChanged(signed.data, refusal.signed, reason, locale))
      if (!STALE.includes(refusal.code)) throw error
      return send(refusal.signed, calls)
    }
  }

  return {
    queue,
    change,
    hasFailed: () => again !== null,
    note,
    adopt,
    clear,
    sendOver,
    validate: (signed, why) =>
      sendOver(signed, (over, calls) => http.send(calls.validateBasket, { body: calls.updateView(over, {}) }), why),
    async refusalIn(error) {
      const refusal = (await loadCalls()).readRefusal(error)
      if (refusal?.kind !== 'refused') throw error
      const { kind: _, ...refused } = refusal
      return refused
    },
    async withNewBasketIfGone(run) {
      try {
        return await run()
      } catch (error) {
        if ((await loadCalls()).readRefusal(error)?.kind !== 'gone') throw error
        clear('gone')
        const result = await run()
        note(wordsOf(BASKET_WORDS, locale).basketGone)
        return result
      }
    },
    async retry() {
      await again?.()
    },
  }
}
