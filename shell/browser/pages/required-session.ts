import { sessionRequiredLink } from '../../shared/links/doors'
import type { AppEnvironment } from '../app-environment'

/** Has it found out who is here, and tells where a page for customers alone leads to: to the door while nobody is signed in, `null` else. Until `signal`. */
export const followRequiredSession = (
  { services, state }: Pick<AppEnvironment, 'services' | 'state'>,
  back: string,
  lead: (door: string | null) => void,
  signal: AbortSignal,
): void => {
  if (signal.aborted) return
  const store = state.read('session')
  const look = () => {
    const { initialised, status } = store.getState()
    lead(initialised && status !== 'authenticated' ? sessionRequiredLink(back) : null)
  }
  look()
  signal.addEventListener('abort', store.subscribe(look))
  void services.session.whenSettled()
}
