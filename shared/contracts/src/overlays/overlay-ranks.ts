/**
 * What may lie over a page unasked, and how much it matters: the higher one is shown, the others wait until it has gone. A dish and the basket are
 * no popups but places, with an address; one popup may lie over them.
 */
export const OVERLAY_RANKS = {
  /** Pages lead round in a circle (A17). */
  loop: 100,
  /** Somebody wants to log out and can't. */
  'still-logged-in': 90,
  offline: 80,
  /** Somebody was signed in until just now (B04). */
  'session-over': 70,
  /** What was asked of the search can't be had (D16, D17, D21). */
  'search-trouble': 70,
  /** No time to collect at is left (G05). */
  'collect-slots': 60,
  'lost-slot': 60,
  /** The basket is another restaurant's (F17). */
  'start-again': 60,
  /** The first alcohol of a basket (F13). */
  'adults-only': 60,
  /** Where a rider should stop (D14). */
  'confirm-pin': 60,
  /** A restaurant that was chosen is closed, closes soon, or doesn't serve so (D20). */
  choosing: 40,
  'wrong-market': 30,
} as const

export type OverlayCode = keyof typeof OVERLAY_RANKS
