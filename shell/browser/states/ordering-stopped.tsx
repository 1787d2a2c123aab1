import { useBackOnline } from '@galo/services'
import { useExternalStore, useStore } from '@galo/state'
import { Reference, Strip, WarningFillIcon, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import type { PageEntry } from '../pages/page-entry'
import { isOfOrders, useKeptWords } from './kept-words'
import { STATES_WORDS } from './states.words'
import { APOLOGIES_WORDS } from './apologies.words'
import { useOtherRelease } from './use-other-release'

/** Beside a page of the server's that can be read but not used, because its code could not be had at least once: says so, and offers what may help. */
export const OrderingStopped = ({ entry }: { readonly entry: PageEntry }) => {
  const view = useExternalStore(entry.subscribe, entry.get, entry.getInitial)
  const isOnline = useStore('connectivity', ({ online }) => online)
  const { remote } = entry.match
  const words = { ...useWords(STATES_WORDS), ...useWords(APOLOGIES_WORDS) }
  const kept = useKeptWords(remote)
  useBackOnline(entry.retry)

  const { isAsking, isInVain, ask } = useOtherRelease(remote, entry.renew)
  const isTrying = isAsking || view.kind === 'loading-code'
  // Offline, the strip at the same place says more.
  if (!isOnline || !(isTrying || view.kind === 'unavailable')) return null
  const isBroken = view.kind === 'unavailable' && view.reason === 'broken-release'
  return (
    <Strip
      icon={<WarningFillIcon size={24} />}
      action={
        <WaitingButton
          variant="outline"
          size="small"
          busy={isTrying && words.trying}
          onClick={isBroken ? ask : entry.retry}
        >
          {isBroken && isInVain ? words.reload : words.tryAgain}
        </WaitingButton>
      }
    >
      {isOfOrders(remote) ? (
        <>
          <b>{words.pageStopped}</b> {kept}
        </>
      ) : (
        <>
          <b>{words.orderingStopped}</b> {words.readOn}
        </>
      )}
      {view.kind === 'unavailable' && <Reference of={view.reference} />}
    </Strip>
  )
}
