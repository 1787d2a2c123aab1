import type { State } from '@galo/state'

/** How long a change must last before the customer is told, in milliseconds (K06). */
const SETTLE_MS = 2_500

/** Keeps the connectivity store true to the device, with the pause both ways. */
export const followConnection = (state: State): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(() => state.write('connectivity').setState({ online: navigator.onLine }), SETTLE_MS)
  }
  addEventListener('online', settle)
  addEventListener('offline', settle)
  if (!navigator.onLine) settle()
}
