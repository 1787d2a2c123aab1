import { Component, type ReactNode } from 'react'

interface Props {
  readonly onThrown: (error: unknown) => void
  readonly children: ReactNode
}

/** Holds what the provider's map throws where a browser can't draw it: the order's page says the same in words, and stays. */
export class MapBoundary extends Component<Props, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrown(error)
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children
  }
}
