import type { WritableStore } from '@galo/state'

/** What another tab has done before it gave up its turn is heard of within so many milliseconds, or it has done nothing. */
const HEARD_MS = 500

/** What `find` finds once it is in the store; `null` when it does not come. */
export const soonIn = <S, T>(
  store: Pick<WritableStore<S>, 'subscribe'>,
  find: () => T | null,
  patienceMs = HEARD_MS,
): Promise<T | null> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(late)
      stop()
      resolve(find())
    }
    const late = setTimeout(settle, patienceMs)
    const stop = store.subscribe(() => {
      if (find() !== null) settle()
    })
    if (find() !== null) settle()
  })
