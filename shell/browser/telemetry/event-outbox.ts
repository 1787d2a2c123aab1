import { paths } from '@galo/contracts/site'
import { createOutbox, type Outbox } from './outbox'
import { cut, postBeacon } from './post-beacon'
import type { Where } from './where'

/** What somebody did, by name. */
interface SiteEvent {
  readonly name: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Sends events together (K10), each with when it was: `now` in milliseconds by this device. `sessionId`: of the recording they belong to. */
export const createEventOutbox = (
  { page, release }: Where,
  now: () => number,
  sessionId?: string,
): Outbox<SiteEvent> => {
  const outbox = createOutbox<SiteEvent & { readonly at: number }>({
    page,
    post: (entries, where) =>
      postBeacon(paths.site.events, {
        ...(where !== null && { page: where }),
        ...(sessionId !== undefined && { sessionId }),
        release: release(where),
        entries,
      }),
  })
  return { ...outbox, add: (event, isUrgent) => outbox.add(cut({ ...event, at: now() }), isUrgent) }
}
