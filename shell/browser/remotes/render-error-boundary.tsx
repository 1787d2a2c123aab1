import { Component, type ReactNode } from 'react'
import { traceOf } from '@galo/contracts/errors'
import { traceFrom, type TraceId } from '@galo/contracts/trace'
import type { Services } from '@galo/services'
import type { VisitRemote } from '../../shared/visit'
import type { RemoteRegistry } from './remote-registry'

interface Props {
  readonly remote: VisitRemote
  readonly registry: Pick<RemoteRegistry, 'replace'>
  /** What threw was tried, and the release that is everybody's has taken its place: what is drawn is to be asked for anew. */
  readonly onReplaced: () => void
  readonly services: Pick<Services, 'log' | 'createId'>
  /** Drawn instead of what threw, which `reference` names in our logs. `retry` mounts it anew. */
  readonly unavailable: (retry: () => void, reference: TraceId) => ReactNode
  readonly children: ReactNode
}

interface Thrown {
  readonly error: unknown
  /** Since it is drawn: the trace of the call that failed, where one did; else one of its own. */
  reference?: TraceId
}

interface State {
  readonly thrown: Thrown | null
}

/** Holds whatever a remote throws while rendering: its outlet changes, nothing else does. Nothing is said of a release that has a spare: for a moment there is nothing. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { thrown: null }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } }
  }

  override componentDidCatch(error: unknown) {
    const { remote, registry, services, onReplaced } = this.props
    const trace = this.state.thrown?.reference
    const { name, version } = remote
    // Lines leave together, and later: by then the remote may be its spare.
    services.log('error', 'A remote threw while rendering', { remote: name, version, error, trace })
    if (remote.spare === undefined) return
    registry.replace(remote)
    onReplaced()
    this.setState({ thrown: null })
  }

  override render() {
    const { thrown } = this.state
    if (thrown === null) return this.props.children
    const { remote, services, unavailable } = this.props
    if (remote.spare !== undefined) return null
    thrown.reference ??= traceOf(thrown.error) ?? traceFrom(services.createId())
    return unavailable(() => this.setState({ thrown: null }), thrown.reference)
  }
}
