import { LRUCache } from 'lru-cache'
import { BEHIND_MS, behindAnswer } from '../behind-answers'
import { keyOf, type Life, type PlatformCall } from './public-call'

/** What the platform said, whole. */
export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** While the platform fails, its last good answer stands in for so long, in milliseconds. */
const STANDS_IN_MS = 300_000
const MOST_BYTES = 64 * 1024 * 1024
/** A menu is 0.3 MB. */
const MOST_BYTES_EACH = 2 * 1024 * 1024

/** The platform has said what there is to say: nothing older is true any more. One that has too much to do says nothing of the question. */
const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500 && status !== 429

/** An answer that is passed on to who waits for it, and to nobody after them. */
class NotCacheable extends Error {
  constructor(readonly answer: Answer) {
    super(`status ${answer.status}`)
  }
}

export interface CachedAnswers {
  /** The answer, from the cache or by `send`; who asks the same meanwhile waits for the same `send`. Rejects when there is none. */
  ask(call: PlatformCall, life: Life, send: () => Promise<Answer>): Promise<Answer>
  /** The last good answer, however old within its bound. */
  last(call: PlatformCall): Answer | null
  /** Forgets everything, e.g. because the platform's time has jumped. */
  clear(): void
}

/**
 * Caches the platform's public answers for moments (decision 0041). Only a good answer is cached;
 * one that is no longer fresh is given once more while the next is fetched, and stands in while the platform fails.
 * One that may be given for long yet is fetched when what it was given for has gone out (`behind`): a menu would make the platform's other answers to
 * the same page wait.
 */
export const createCachedAnswers = (
  now: () => number = () => performance.now(),
  behind: () => Promise<void> = behindAnswer,
): CachedAnswers => {
  const cache = new LRUCache<string, Answer, () => Promise<Answer>>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_EACH,
    sizeCalculation: ({ text }, key) => text.length + key.length + 1,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _last, { context: send }) => {
      const answer = await send()
      if (answer.status === 200 && answer.text.length <= MOST_BYTES_EACH) return answer
      if (isRefusal(answer)) cache.delete(key)
      throw new NotCacheable(answer)
    },
  })
  const lastOf = (key: string): Answer | null => cache.get(key, { allowStale: true }) ?? null
  return {
    async ask(call, { freshMs, staleMs }, send) {
      const key = keyOf(call)
      const ageMs = freshMs - cache.getRemainingTTL(key)
      if (ageMs > STANDS_IN_MS) cache.delete(key)
      const canWait = ageMs + 2 * BEHIND_MS < staleMs && lastOf(key) !== null
      const context = canWait ? () => behind().then(send) : send
      try {
        return await cache.forceFetch(key, { context, ttl: freshMs, allowStale: ageMs < staleMs })
      } catch (error) {
        const last = lastOf(key)
        if (last !== null) return last
        if (error instanceof NotCacheable) return error.answer
        throw error
      }
    },
    last: (call) => lastOf(keyOf(call)),
    clear: () => cache.clear(),
  }
}
