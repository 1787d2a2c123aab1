import { useEffect, useEffectEvent, type ReactNode } from 'react'
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

/** In place of what threw, for a moment: its release is tried, and the one that is everybody's takes its place. */
const Replaced = ({ remote, onReplaced }: Pick<Props, 'remote' | 'onReplaced'>) => {
  const { registry } = useEnvironment()
  const replace = useEffectEvent(() => {
    registry.replace(remote)
    onReplaced()
  })
  useEffect(() => replace(), [])
  return null
}

/** Where a remote's code runs: its name for the stores, and the boundary that keeps its failures in. */
export const RemoteScope = ({ remote, onReplaced, unavailable, children }: Props) => {
  const { services } = useEnvironment()
  return (
    <RemoteBoundary
      remote={remote.name}
      services={services}
      unavailable={(retry, reference) =>
        remote.spare === undefined ? (
          unavailable(retry, reference)
        ) : (
          <Replaced
            remote={remote}
            onReplaced={() => {
              onReplaced()
              retry()
            }}
          />
        )
      }
    >
      <OwnerProvider owner={remote.name as Owner}>{children}</OwnerProvider>
    </RemoteBoundary>
  )
}
