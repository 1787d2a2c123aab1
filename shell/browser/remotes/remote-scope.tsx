import type { ReactNode } from 'react'
import type { Owner } from '@galo/contracts/owner'
import type { TraceId } from '@galo/contracts/trace'
import { OwnerProvider } from '@galo/state'
import type { VisitRemote } from '../../shared/visit'
import { useEnvironment } from '../app-environment'
import { RemoteBoundary } from './render-error-boundary'

interface Props {
  readonly remote: VisitRemote
  /** Another release has taken its place: what is shown is to be asked for anew. */
  readonly onReplaced: () => void
  readonly unavailable: (retry: () => void, reference: TraceId) => ReactNode
  readonly children: ReactNode
}

/** Where a remote's code runs: its name for the stores, and the boundary that keeps its failures in. */
export const RemoteScope = ({ children, ...rest }: Props) => {
  const { services, registry } = useEnvironment()
  return (
    <RemoteBoundary services={services} registry={registry} {...rest}>
      <OwnerProvider owner={rest.remote.name as Owner}>{children}</OwnerProvider>
    </RemoteBoundary>
  )
}
