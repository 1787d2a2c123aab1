import type { ItemRequest } from '@galo/contracts/basket'
import { isAppError } from '@galo/contracts/errors'

/** True when nobody can say whether the other side did what was asked. */
export const isUnanswered = (error: unknown): boolean =>
  isAppError(error) && (error.code === 'network' || error.code === 'timeout')

/**
 * Additions nobody answered since the basket was last heard of, each with the number it was sent under: pressed once more, it is the same
 * change, which the platform makes once (decision 0106).
 */
export const createLostAnswers = () => {
  const numbers = new Map<string, string>()
  return {
    add: (wanted: readonly ItemRequest[], changeId: string) => void numbers.set(keyOf(wanted), changeId),
    numberOf: (wanted: readonly ItemRequest[]): string | undefined => numbers.get(keyOf(wanted)),
    clear: () => numbers.clear(),
  }
}

export type LostAnswers = ReturnType<typeof createLostAnswers>

const keyOf = (wanted: readonly ItemRequest[]): string => JSON.stringify(wanted)
