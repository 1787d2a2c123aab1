import type { ReactNode } from 'react'
import type { Owner } from '@galo/contracts/owner'
import type { TraceId } from '@galo/contracts/trace'
import { OwnerProvider } from '@galo/state'
import { useEnvironment } from '../app-environment'
import { RemoteBoundary } from './render-error-boundary'

interface Props {
  readonly owner: Owner
  readonly unavailable: (retry: () => void, reference: TraceId) => ReactNode
  readonly children: ReactNode
}

/** Where a remote's code runs: its name for the stores, and the boundary that keeps its failures in. */
export const RemoteScope = ({ owner, unavailable, children }: Props) => {
  const { services } = useEnvironment()
  return (
    <RemoteBoundary remote={owner} services={services} unavailable={unavailable}>
      <OwnerProvider owner={owner}>{children}</OwnerProvider>
    </RemoteBoundary>
  )
}
