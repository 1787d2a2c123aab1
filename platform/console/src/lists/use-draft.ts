import { useState } from 'react'

export interface Draft<T> {
  /** What was typed, or else what is so. */
  readonly value: T
  readonly type: (typed: T) => void
  /** It has been sent: from now on what is so is shown again. */
  readonly sent: () => void
}

/** What somebody types over a value that others may change meanwhile: it stays typed until it is sent, or is what is so anyway. */
export const useDraft = <T extends string>(value: T): Draft<T> => {
  const [typed, setTyped] = useState<T | null>(null)
  if (typed === value) setTyped(null)
  return { value: typed ?? value, type: setTyped, sent: () => setTyped(null) }
}
