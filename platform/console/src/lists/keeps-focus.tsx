import { Component, type ReactNode, type RefObject } from 'react'
import { focusNear, placeOfFocus, type FocusPlace } from './focus'

interface KeepsFocusProps {
  /** What is drawn again: rows in it have a `data-key`, and parts of them a `data-part`. */
  readonly place: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * Draws its children, and keeps the keyboard where it was: on the same part of the same row, on the row itself, in the row that comes after or before
 * when this one is gone, or else on the place. A class, because only a class is asked before the page changes.
 */
export class KeepsFocus extends Component<KeepsFocusProps> {
  override getSnapshotBeforeUpdate(): FocusPlace | null {
    const { place } = this.props
    return place.current === null ? null : placeOfFocus(place.current)
  }

  override componentDidUpdate(_props: KeepsFocusProps, _state: unknown, before: FocusPlace | null): void {
    const place = this.props.place.current
    if (place !== null && before !== null) focusNear(place, before)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
