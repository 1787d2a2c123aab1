import { Component, type ReactNode } from 'react'
import { traceOf } from '@galo/contracts/errors'
import { traceFrom, type TraceId } from '@galo/contracts/trace'
import type { Services } from '@galo/services'

interface Props {
  readonly remote: string
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

/** Holds whatever a remote throws while rendering: its outlet changes, nothing else does. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { thrown: null }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } }
  }

  override componentDidCatch(error: unknown) {
    const { remote, services } = this.props
    services.log('error', 'A remote threw while rendering', { remote, error, trace: this.state.thrown?.reference })
  }

  override render() {
    const { thrown } = this.state
    if (thrown === null) return this.props.children
    const { services, unavailable } = this.props
    thrown.reference ??= traceOf(thrown.error) ?? traceFrom(services.createId())
    return unavailable(() => this.setState({ thrown: null }), thrown.reference)
  }
}
