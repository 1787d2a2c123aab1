import type { KeyboardEvent } from 'react'

/** A key that is held presses once: what comes under it, and takes the focus, isn't pressed by the same stroke. */
export const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
