/** How long the provider may take, in milliseconds: somebody may be waiting to put a dish into the basket. */
const PATIENCE_MS = 1_500

export type ProviderAnswer = { readonly userId: string } | 'none' | 'unknown'

/** Asks the provider whether somebody is signed in there, with its own cookie (B03). Never rejects: whatever goes wrong, it is not known. */
export const askProvider = async (identityUrl: string): Promise<ProviderAnswer> => {
  try {
    const response = await fetch(`${identityUrl}/identity/provider/api/v1/sessions/me`, {
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status === 404) return 'none'
    if (!response.ok) return 'unknown'
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'userId' in answer && typeof answer.userId === 'string'
      ? { userId: answer.userId }
      : 'unknown'
  } catch {
    return 'unknown'
  }
}
