import type { AppEnvironment } from '../app-environment'
import { onceLookedAround } from './once-looked-around'

/** Has a page that stands follow what is said and switched elsewhere; it began with what the site's server knew. Should their code not come, it stays with that. */
export const bringFollowers = (environment: AppEnvironment): void => {
  const { overlays } = environment.services
  onceLookedAround(() => {
    import('./late-followers').then(
      ({ follow }) => follow(environment),
      () => {},
    )
  })
  // Who opens a popup with their first press may go Back from it at once.
  overlays.subscribe(() => {
    import('../overlays/close-by-back').then(
      ({ closeByBack }) => closeByBack(overlays),
      () => {},
    )
  })
}
