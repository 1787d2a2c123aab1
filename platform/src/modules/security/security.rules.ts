/** What happened that somebody may have to look into. */
export const SECURITY_KINDS = [
  'sign-in-failed',
  'too-many-tries',
  'basket-altered',
  'token-forged',
  'secret-wrong',
  'stranger-refused',
] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]

interface Facts {
  readonly status: number
  /** Of the refusal, when there was one. */
  readonly code: string | null
  readonly method: string
  readonly path: string
  /** Something was sent for the secret of our servers, and is not it. */
  readonly hasWrongSecret: boolean
}

const BY_CODE: ReadonlyMap<string, SecurityKind> = new Map([
  ['BASKET_ALTERED', 'basket-altered'],
  ['FOREIGN_PAGE', 'stranger-refused'],
  ['MISDIRECTED_REQUEST', 'stranger-refused'],
])

/** What an answer tells of an attempt; `null` for the great many that tell nothing. A token is looked at apart. */
export const kindOfAnswer = ({ status, code, method, path, hasWrongSecret }: Facts): SecurityKind | null => {
  const known = code === null ? undefined : BY_CODE.get(code)
  if (known !== undefined) return known
  if (status === 429) return 'too-many-tries'
  if (status === 401 && hasWrongSecret) return 'secret-wrong'
  const isSignIn = method === 'POST' && /^\/identity\/sign-in\/[^/]+$/.test(path)
  return isSignIn && status === 422 ? 'sign-in-failed' : null
}
