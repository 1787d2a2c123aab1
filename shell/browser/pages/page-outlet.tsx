import { Suspense, use, useEffect, useSyncExternalStore } from 'react'
import type { Owner } from '@galo/contracts/owner'
import { useLocation, useNavigate, useNavigationType } from '@galo/navigation'
import { useEnvironment } from '../app-environment'
import { RemoteScope } from '../remotes/remote-scope'
import { NotFoundPage } from '../states/not-found-page'
import { PageSkeleton } from '../states/page-skeleton'
import { RemoteUnavailablePage } from '../states/remote-unavailable-page'
import { OrderingStopped } from '../states/ordering-stopped'
import { SlowPage } from '../states/slow-page'
import type { PageEntry } from './page-entry'
import { usePageArrival } from './use-page-arrival'

const ownerOf = ({ match }: PageEntry): Owner => match.remote.name as Owner

const PageContent = ({ entry }: { readonly entry: PageEntry }) => {
  const awaited = entry.awaited()
  if (awaited !== null) use(awaited)
  const view = useSyncExternalStore(entry.subscribe, entry.get, entry.getInitial)
  const navigate = useNavigate()
  const redirect = view.kind === 'ready' && view.result.kind === 'redirect' ? view.result.to : null

  usePageArrival(entry, view)
  useEffect(() => {
    if (redirect !== null) void navigate(redirect, { replace: true })
  }, [redirect, navigate])

  switch (view.kind) {
    case 'loading-code':
      return <PageSkeleton />
    case 'loading-data':
      return <view.route.Skeleton />
    case 'unavailable':
      return (
        <RemoteUnavailablePage
          remote={entry.match.remote}
          reason={view.reason}
          contact={view.contact}
          onRetry={entry.retry}
        />
      )
    case 'ready':
      if (view.result.kind === 'not-found') return <NotFoundPage {...view.result} />
      if (view.result.kind === 'redirect') return <view.route.Skeleton />
      return <view.route.Page data={view.result.data} params={entry.match.params} />
    default:
      return view satisfies never
  }
}

const NowherePage = () => {
  const { pathname } = useLocation()
  usePageArrival(pathname, { kind: 'nowhere' })
  return <NotFoundPage />
}

/** Shows the page of the current URL, whoever owns it, in whatever state it is. */
export const PageOutlet = () => {
  const { pages } = useEnvironment()
  const location = useLocation()
  const again = useNavigationType() === 'POP'
  const entry = pages.open(`${location.pathname}${location.search}`, location.key, again)
  if (entry === null) return <NowherePage />
  return (
    <>
      {entry.staysReadable && <OrderingStopped key={entry.url.href} entry={entry} />}
      <SlowPage key={`slow ${entry.url.href}`} entry={entry} />
      <RemoteScope
        key={`${entry.match.id} ${entry.url.href}`}
        owner={ownerOf(entry)}
        unavailable={(retry) => <RemoteUnavailablePage remote={entry.match.remote} reason="defect" onRetry={retry} />}
      >
        <Suspense fallback={<PageSkeleton />}>
          <PageContent entry={entry} />
        </Suspense>
      </RemoteScope>
    </>
  )
}
