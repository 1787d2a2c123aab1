/** Why money goes back, as the customer is told. The words are each screen's own. */
export const REFUND_REASONS = ['missing', 'sold-out', 'wrong', 'late', 'not-good', 'never-came', 'goodwill'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
