import { Component, type ReactNode } from 'react'
import type { Log } from '@galo/services'

interface Props {
  readonly remote: string
  readonly log: Log
  /** Drawn instead of what threw. `retry` mounts it anew. */
  readonly unavailable: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Holds whatever a remote throws while rendering: its outlet changes, nothing else does. */
export class RemoteBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.log('error', 'A remote threw while rendering', { remote: this.props.remote, error: String(error) })
  }

  override render() {
    return this.state.broken ? this.props.unavailable(() => this.setState({ broken: false })) : this.props.children
  }
}
