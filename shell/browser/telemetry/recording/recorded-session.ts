import type { StateOf, WritableStore } from '@galo/state'
import type { RecordedSession } from '@galo/vendors/recording'

interface SessionNames {
  readonly visit: WritableStore<StateOf<'recordedVisit'>>
  readonly browser: WritableStore<StateOf<'recordedBrowser'>>
  readonly createId: () => string
}

/** The names of this tab's visit and of this browser while it is recorded; tells the site of them once (B13), for support. */
export const beginSession = ({ visit, browser, createId }: SessionNames): RecordedSession => {
  const known = visit.getState().id
  const names = {
    sessionId: known ?? createId(),
    persistentSessionId: browser.getState().id ?? createId(),
  }
  visit.setState({ id: names.sessionId })
  browser.setState({ id: names.persistentSessionId })
  // Fired and forgotten.
  if (known === null)
    void fetch(`/order/api/session/id?${new URLSearchParams(names).toString()}`, { keepalive: true }).catch(() => {})
  return names
}

/** Whoever said no has no name any more. */
export const forgetSession = ({ visit, browser }: Pick<SessionNames, 'visit' | 'browser'>): void => {
  for (const store of [visit, browser]) if (store.getState().id !== null) store.setState({ id: null })
}
