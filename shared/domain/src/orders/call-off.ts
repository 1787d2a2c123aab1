/** Why a house calls off an order it had said yes to: it is not open when the food would be handed over. */
export const CALL_OFF_REASONS = ['closed', 'short-staffed', 'no-power'] as const

export type CallOffReason = (typeof CALL_OFF_REASONS)[number]
