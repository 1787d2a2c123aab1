/** How a sign-in ended that asked the person nothing (B03, B06). `failed`: whatever else went wrong; nothing is known of the person. */
export const SILENT_OUTCOMES = ['signed-in', 'login_required', 'interaction_required', 'failed'] as const

export type SilentOutcome = (typeof SILENT_OUTCOMES)[number]
