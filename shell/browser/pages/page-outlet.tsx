import {
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react'
import type { TraceId } from '@galo/contracts/trace'
import { holdStyles, releaseStyles } from '@galo/css/browser'
import { PageLocation, useLocation, useNavigationType } from '@galo/navigation'
import { ReadingsContext, useExternalStore } from '@galo/state'
import { useEnvironment } from '../app-environment'
import { RemoteScope } from '../remotes/remote-scope'
import { PageSkeleton } from '../states/page-skeleton'
import { MissingPage, StoppedPage, UnavailablePage } from '../states/page-apologies'
import { SlowPage } from '../states/slow-page'
import { NO_PAGES, pagesAt, withAhead, withBroken, type KeptPage } from './kept-pages'
import type { PageEntry } from './page-entry'
import { PagePlace } from './page-place'
import { useMissedStep } from './use-missed-step'
import { usePageArrival } from './use-page-arrival'
import { useRedirect } from './use-redirect'
import { useRequiredSession } from './use-required-session'

interface OfEntry {
  readonly entry: PageEntry
}

const PageContent = memo(({ entry }: OfEntry) => {
  const awaited = entry.awaited()
  if (awaited !== null) use(awaited)
  const view = useExternalStore(entry.subscribe, entry.get, entry.getInitial)
  const door = useRequiredSession(entry)
  const redirect = door ?? (view.kind === 'ready' && view.result.kind === 'redirect' ? view.result.to : null)

  useRedirect(redirect)
  useEffect(() => {
    if (view.kind === 'taken-back') location.reload()
  }, [view.kind])

  switch (view.kind) {
    case 'taken-back':
    case 'loading-code':
      return <PageSkeleton />
    case 'loading-data':
      return <view.route.Skeleton />
    case 'unavailable':
      return (
        <UnavailablePage
          remote={entry.match.remote}
          reason={view.reason}
          reference={view.reference}
          error={view.error}
          onRetry={entry.retry}
          onReplaced={entry.renew}
        />
      )
    case 'ready':
      if (view.result.kind === 'not-found') return <MissingPage {...view.result} />
      if (redirect !== null || view.result.kind === 'redirect') return <view.route.Skeleton />
      return <view.route.Page data={view.result.data} params={entry.match.params} />
    default:
      return view satisfies never
  }
})
PageContent.displayName = 'PageContent'

/** The customer's arrival on the page, apart from the page: where they are changes more often than what they see. */
const PageArrival = ({ entry, id }: OfEntry & { readonly id: number }) => {
  const { bus } = useEnvironment()
  const view = useExternalStore(entry.subscribe, entry.get, entry.getInitial)
  const isFound = view.kind === 'ready' && view.result.kind === 'found'
  useEffect(() => {
    if (isFound) bus.publish('page.shown', { page: entry.match.id, place: String(id) })
  }, [bus, entry, id, isFound])
  usePageArrival(entry, view)
  return null
}

interface BrokenPageProps {
  readonly entry: PageEntry
  readonly reference: TraceId
  readonly onRetry: () => void
  readonly onShown: () => void
}

/** A page that threw: says so, and that it is not worth keeping. */
const BrokenPage = ({ entry, reference, onRetry, onShown }: BrokenPageProps) => {
  const tell = useEffectEvent(onShown)
  useEffect(() => tell(), [])
  const onReplaced = () => {
    entry.renew()
    onRetry()
  }
  return (
    <UnavailablePage
      remote={entry.match.remote}
      reason="defect"
      reference={reference}
      onRetry={onRetry}
      onReplaced={onReplaced}
    />
  )
}

const NowherePage = () => {
  const { pathname } = useLocation()
  usePageArrival(
    useMemo(() => ({ pathname }), [pathname]),
    { kind: 'nowhere' },
  )
  return <MissingPage />
}

/** Beside a page that is drawn in the browser's pauses: its rules come when it is whole, not a few in every pause. */
const StylesAtOnce = () => {
  holdStyles()
  useInsertionEffect(() => releaseStyles(), [])
  return null
}

interface KeptPageProps {
  readonly page: KeptPage
  readonly onBroken: (id: number) => void
}

/** A page at its own address, with its remote's failures held in. Not drawn again because it comes or goes. */
const KeptPageView = memo(({ page: { id, entry, location, type, readings }, onBroken }: KeptPageProps) => (
  <PageLocation location={location} type={type}>
    <RemoteScope
      remote={entry.match.remote}
      onReplaced={entry.renew}
      unavailable={(retry, reference) => (
        <BrokenPage entry={entry} reference={reference} onRetry={retry} onShown={() => onBroken(id)} />
      )}
    >
      <ReadingsContext value={readings}>
        <Suspense fallback={<PageSkeleton />}>
          <PageContent entry={entry} />
          <PageArrival entry={entry} id={id} />
        </Suspense>
      </ReadingsContext>
    </RemoteScope>
  </PageLocation>
))
KeptPageView.displayName = 'KeptPageView'

/** Shows the page of the current URL, whoever owns it, in whatever state it is; what was left a moment ago stays drawn behind it. */
export const PageOutlet = () => {
  const { pages } = useEnvironment()
  const location = useLocation()
  const type = useNavigationType()
  const entry = pages.open(`${location.pathname}${location.search}`, location.key, type === 'POP')
  const [before, setKept] = useState(() => pagesAt(NO_PAGES, entry, location, type))
  const kept = pagesAt(before, entry, location, type)
  if (kept !== before) {
    holdStyles()
    setKept(kept)
  }
  useInsertionEffect(() => releaseStyles(), [kept])
  useMissedStep(location)
  const { shown, hidden, ahead } = kept
  useEffect(
    () => pages.followPrepared((prepared) => startTransition(() => setKept((now) => withAhead(now, prepared)))),
    [pages],
  )
  const onBroken = useCallback((id: number) => setKept((now) => withBroken(now, id)), [])
  return (
    <>
      {entry === null && <NowherePage />}
      {entry?.staysReadable && <StoppedPage key={entry.url.href} entry={entry} />}
      {entry !== null && <SlowPage key={`slow ${entry.url.href}`} entry={entry} />}
      {[shown, ahead, ...hidden]
        .filter((page) => page !== null)
        .sort((a, b) => a.id - b.id)
        .map((page) => (
          <PagePlace key={page.id} isShown={page === shown}>
            {page === ahead && <StylesAtOnce />}
            <KeptPageView page={page} onBroken={onBroken} />
          </PagePlace>
        ))}
    </>
  )
}
