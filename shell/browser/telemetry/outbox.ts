/** What waits to be sent, and the page it was noticed on. */
interface Waiting<Entry> {
  readonly page: string | null
  readonly entry: Entry
}

export interface OutboxOptions<Entry> {
  /** Sends what was noticed on one page; `false` when the browser takes no more now. `lost`: so many were dropped before these. */
  readonly post: (entries: readonly Entry[], page: string | null, lost: number) => boolean
  /** The page that is shown. */
  readonly page: () => string | null
}

export interface Outbox<Entry> {
  /** What can't wait takes along all that waits. */
  add(entry: Entry, isUrgent?: boolean): void
  flush(): void
  /** Forgets what has not been sent. */
  empty(): void
}

/** As many go together. */
const TOGETHER = 20
/** The first of them waits no longer, in milliseconds. */
const LONGEST_WAIT_MS = 5_000
/** So many are kept while the browser takes none; the oldest make room. */
const MOST_KEPT = 100

/** Collects entries and sends them together: twenty, or what has come in five seconds, or what there is when the page is left. */
export const createOutbox = <Entry>({ post, page }: OutboxOptions<Entry>): Outbox<Entry> => {
  let waiting: readonly Waiting<Entry>[] = []
  let lost = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRefused = false

  const later = () => void (timer ??= setTimeout(flush, LONGEST_WAIT_MS))

  function flush() {
    clearTimeout(timer)
    timer = undefined
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const where = first.page
      const end = waiting.slice(0, TOGETHER).findIndex((one) => one.page !== where)
      const batch = waiting.slice(0, end < 0 ? TOGETHER : end)
      isRefused = !post(
        batch.map(({ entry }) => entry),
        where,
        lost,
      )
      if (isRefused) return later()
      waiting = waiting.slice(batch.length)
      lost = 0
    }
  }

  return {
    add(entry, isUrgent = false) {
      waiting = [...waiting, { page: page(), entry }]
      if (waiting.length > MOST_KEPT) {
        waiting = waiting.slice(1)
        lost += 1
      }
      // A browser that has just refused is not asked again with every line.
      if (isUrgent || (waiting.length >= TOGETHER && !isRefused)) flush()
      else later()
    },
    flush,
    empty() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
      lost = 0
    },
  }
}
