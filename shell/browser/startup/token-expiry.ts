/** Given by the mock identity of development set-ups instead of a signed token (B08). */
const MOCK_SESSION = 'mock-session'
const MOCK_LIFE_MS = 7_200_000

/** The end of a signed token in milliseconds, from its `exp` claim; 0 when it has none, which counts as expired (B08). */
export const expiryOf = (token: string, now: number): number => {
  if (token === MOCK_SESSION) return now + MOCK_LIFE_MS
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number'
      ? claims.exp * 1000
      : 0
  } catch {
    return 0
  }
}
