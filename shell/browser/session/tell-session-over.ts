import type { Bus } from '@galo/events'
import type { Services } from '@galo/services'
import type { State } from '@galo/state'
import { isPaying } from './session-actions'

/**
 * Says so to whoever is looking when their sign-in has run out: the call that noticed fails, and the next one is a guest's. Who signed out
 * themselves knows it, and who comes back to a page after that finds themselves a guest there from the start. While
 * money is on its way the checkout has the word: it alone knows whether anything was charged.
 */
export const tellSessionOver = (bus: Pick<Bus, 'subscribe'>, state: Pick<State, 'read'>, services: Services): void => {
  let isOver = false
  let close = () => {}
  bus.subscribe('session.ended', ({ replayed, payload: { reason } }) => {
    if (replayed || reason !== 'expired' || isOver || isPaying(state)) return
    isOver = true
    import(/* webpackChunkName: "dialogs" */ '../overlays/session-over-dialog').then(
      ({ showSessionOver }) => {
        if (isOver) close = showSessionOver(services)
      },
      (cause: unknown) => services.log('warning', 'Nobody was told that their sign-in is over', { error: cause }),
    )
  })
  bus.subscribe('session.started', () => {
    isOver = false
    close()
  })
}
