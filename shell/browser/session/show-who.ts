import type { StateOf, WritableStore } from '@galo/state'
import type { Who } from '../../shared/frame-names'

/** Keeps the frame round the page in step with who is here, once that is known: the server wrote what the marker said when the document was sent. */
export const showWho = (store: Pick<WritableStore<StateOf<'session'>>, 'getState' | 'subscribe'>): void => {
  const show = ({ initialised, status }: StateOf<'session'>) => {
    if (initialised)
      document.documentElement.dataset['who'] = (status === 'authenticated' ? 'customer' : 'visitor') satisfies Who
  }
  show(store.getState())
  store.subscribe(show)
}
