import type { Bus } from '@galo/events'

const COUNTER = 'galo.session'

/**
 * For browsers without channels between tabs: who came or left there is heard of by the counter that other tabs raise in the device's
 * storage. Where there are channels, the facts themselves travel.
 */
export const followOtherTabs = (bus: Pick<Bus, 'subscribe'>, look: () => void): void => {
  if (typeof BroadcastChannel !== 'undefined') return
  const raise = ({ replayed }: { readonly replayed: boolean }) => {
    if (replayed) return
    try {
      localStorage.setItem(COUNTER, String(Number(localStorage.getItem(COUNTER)) + 1))
    } catch {
      // Forbidden or full: the other tabs find out when somebody comes back to them.
    }
  }
  bus.subscribe('session.started', raise)
  bus.subscribe('session.ended', raise)
  addEventListener('storage', ({ key }) => {
    if (key === COUNTER) look()
  })
}
