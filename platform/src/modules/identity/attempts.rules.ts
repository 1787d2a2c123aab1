/**
 * Tries in a row of time before the next must wait. Wrong guesses at passwords: `place`: one account from one network address; `device`: one account from a
 * browser it has been signed in with; `account`: one account from everywhere else; `address`: any account from one address, which may be
 * a household's, an office's or a campus's. Nobody's guesses count against a device that is known, so nobody can lock out its owner.
 * Letters: `mailbox`: to one, whoever asks; `letters`: asked for from one address, to whomever.
 */
export const MOST_ATTEMPTS = { place: 5, device: 5, account: 50, address: 40, mailbox: 3, letters: 20 } as const
export type AttemptKind = keyof typeof MOST_ATTEMPTS

export const WINDOW_S = 15 * 60

/** Seconds to wait, or 0. `count` includes the attempt in question, which has not been looked at yet. */
export const waitFor = (kind: AttemptKind, count: number, since: Date, now: Date): number => {
  if (count <= MOST_ATTEMPTS[kind]) return 0
  return Math.max(1, Math.ceil(WINDOW_S - (now.getTime() - since.getTime()) / 1000))
}
