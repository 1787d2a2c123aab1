import { TimeoutError } from '@galo/contracts/errors'

/** As long as one call may take (K05). With its three more tries somebody would look at a skeleton for over a minute, and not at what they typed. */
const PATIENCE_MS = 20_000

/** What `work` comes to on a signal of its own, which ends it with a `timeout` when nobody would wait for it any longer, and as `signal` does. */
export const waitedFor = async <T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const ending = new AbortController()
  const end = () => ending.abort(signal.reason)
  const timer = setTimeout(() => ending.abort(new TimeoutError('the search')), PATIENCE_MS)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    return await work(ending.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
