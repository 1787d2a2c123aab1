import { OVERLAY_RANKS, type OverlayCode } from '@galo/contracts/overlays'

/** A popup's turn: its own for as long as it wants to be shown. */
export interface OverlayTurn {
  readonly isShown: () => boolean
  readonly leave: () => void
}

/** Everything that wants to lie over the page; one of it does. */
export interface OverlayStack {
  /** Queues up behind what matters more and what was there before. */
  readonly enter: (code: OverlayCode) => OverlayTurn
  /** Hears when another one may be shown. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createOverlayStack = (): OverlayStack => {
  // By rank, and within one by arrival.
  let waiting: readonly { readonly rank: number }[] = []
  const listeners = new Set<() => void>()
  const set = (next: typeof waiting) => {
    const shown = waiting[0]
    waiting = next
    if (waiting[0] !== shown) for (const listener of [...listeners]) listener()
  }
  return {
    enter(code) {
      const turn = { rank: OVERLAY_RANKS[code] }
      set([...waiting, turn].sort((a, b) => b.rank - a.rank))
      return {
        isShown: () => waiting[0] === turn,
        leave: () => set(waiting.filter((other) => other !== turn)),
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
