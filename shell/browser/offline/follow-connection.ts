import { paths } from '@galo/contracts/site'
import type { State } from '@galo/state'
import { wait } from '../startup/wait'
import { connectivityAfter, isToldOnline, SETTLE_MS, type Connectivity, type Finding } from './connectivity.model'

/** How long the site may take to say that it is there, in milliseconds. */
const ANSWER_MS = 2_000
/** How soon it is asked again, in milliseconds: while nobody has been told, and after that. */
const AGAIN_MS = { suspected: 1_000, told: 3_000 }

/** Whatever it answers, it is there. */
const isSiteThere = (): Promise<boolean> =>
  Promise.race([
    fetch(paths.site.ping, { cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    wait(ANSWER_MS).then(() => false),
  ])

/** What is shown beside the page to whoever is offline. */
export interface OfflineNotice {
  show(look: () => Promise<boolean>): void
  hide(): void
}

/** Keeps the connectivity store true to what the site itself answers. Returns how to raise a doubt: a call that found nobody is one. */
export const followConnection = (state: State, notice: OfflineNotice): (() => void) => {
  let connectivity: Connectivity = { kind: 'online' }
  let settling: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<boolean> | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  const find = (finding: Finding) => {
    const before = connectivity
    connectivity = connectivityAfter(before, finding)
    if (connectivity.kind === before.kind) return
    clearTimeout(settling)
    if (connectivity.kind === 'suspected' || connectivity.kind === 'returning')
      settling = setTimeout(() => find('lasted'), SETTLE_MS)
    const online = isToldOnline(connectivity)
    if (online === isToldOnline(before)) return
    state.write('connectivity').setState({ online })
    if (online) notice.hide()
    else notice.show(look)
  }
  /** Asks the site, once for all who want to know. */
  const look = (): Promise<boolean> => {
    clearTimeout(again)
    asking ??= isSiteThere().then((isThere) => {
      asking = undefined
      find(isThere ? 'answered' : 'silent')
      if (connectivity.kind !== 'online')
        again = setTimeout(() => void look(), AGAIN_MS[connectivity.kind === 'suspected' ? 'suspected' : 'told'])
      return isThere
    })
    return asking
  }
  const doubt = () => {
    find('doubted')
    void look()
  }
  addEventListener('online', doubt)
  addEventListener('offline', doubt)
  if (!navigator.onLine) doubt()
  return doubt
}
