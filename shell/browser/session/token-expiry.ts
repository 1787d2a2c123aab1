/** Given by the mock identity of development set-ups instead of a signed token (B08). */
const MOCK_SESSION = 'mock-session'
const MOCK_LIFE_MS = 7_200_000

interface Claims {
  readonly exp?: unknown
  readonly iat?: unknown
}

const claimsOf = (token: string): Claims => {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/** The end of a signed token in milliseconds, from its `exp` claim; 0 when it has none, which counts as expired (B08). */
export const expiryOf = (token: string, now: number): number => {
  if (token === MOCK_SESSION) return now + MOCK_LIFE_MS
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : 0
}

/** How long a token lives as a whole, in seconds, whatever time it is anywhere; `null` when it does not say. */
export const lifeOf = (token: string): number | null => {
  const { exp, iat } = claimsOf(token)
  return typeof exp === 'number' && typeof iat === 'number' ? exp - iat : null
}
