import { Component, type ReactNode } from 'react'
import { traceFrom, type TraceId } from '@galo/contracts/trace'
import type { Services } from '@galo/services'

interface Props {
  readonly remote: string
  readonly services: Pick<Services, 'log' | 'createId'>
  /** Drawn instead of what threw, which `reference` names in our logs. `retry` mounts it anew. */
  readonly unavailable: (retry: () => void, reference: TraceId) => ReactNode
  readonly children: ReactNode
}

/** Holds whatever a remote throws while rendering: its outlet changes, nothing else does. */
export class RemoteBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }
  readonly #reference = traceFrom(this.props.services.createId())

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    const { remote, services } = this.props
    services.log('error', 'A remote threw while rendering', { remote, error: String(error), trace: this.#reference })
  }

  override render() {
    return this.state.broken
      ? this.props.unavailable(() => this.setState({ broken: false }), this.#reference)
      : this.props.children
  }
}
