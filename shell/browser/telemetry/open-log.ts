import { paths } from '@galo/contracts/site'
import { createLog } from '@galo/services'
import type { Visit } from '../../shared/visit'
import type { TakeLine, TimedLine } from '../startup/log-lines'
import { createOutbox } from './outbox'
import { onLeaving } from './on-leaving'
import { cut, postBeacon } from './post-beacon'
import { reportUncaught } from './uncaught'
import { ownerOfPart, versionIn, whereIn } from './where'

const lostLine = (count: number, at: number): TimedLine => ({
  level: 'warning',
  message: 'Lines were lost: the browser would not take them',
  details: { count },
  at,
})

/** How browsers, and we, call it when nobody was reached. Such a line would meet the same network, and is nobody's fault here. */
const OWN_NETWORK = /\bNetworkError\b|TypeError: (?:Failed to fetch|Load failed)/

const isOwnNetwork = ({ message, details }: TimedLine): boolean => OWN_NETWORK.test(`${message} ${details['error']}`)

/** Takes lines from now on and sends them together (K08); tells of errors that nobody catches. Debug lines are for development mode. `now` in milliseconds by this device. */
export const openLog = (visit: Visit, now: () => number): TakeLine => {
  const where = whereIn(visit, () => location.pathname)
  const outbox = createOutbox<TimedLine>({
    page: where.page,
    post: (entries, page, lost) =>
      postBeacon(paths.site.log, {
        ...(page !== null && { page }),
        release: where.release(page),
        entries: lost === 0 ? entries : [...entries, lostLine(lost, now())],
      }),
  })
  /** A line that says in which components something was names the release they are of. */
  const named = ({ details: { components, ...details }, ...line }: TimedLine): TimedLine => {
    const remote = typeof components === 'string' ? ownerOfPart(components) : null
    return { ...line, details: remote === null ? details : { ...details, remote, version: versionIn(visit, remote) } }
  }
  const take: TakeLine = (line) => {
    if (isOwnNetwork(line) || (line.level === 'debug' && !visit.config.isDevelopment)) return
    outbox.add(cut(named(line)), line.level === 'fatal')
  }
  reportUncaught(
    createLog((entry) => take({ ...entry, at: now() })),
    (app) => versionIn(visit, app),
    window.__galo?.errors,
  )
  onLeaving(outbox.flush)
  return take
}
