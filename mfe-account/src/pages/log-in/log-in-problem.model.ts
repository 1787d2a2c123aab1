const KNOWN = ['OAuthSignin', 'OAuthCallback', 'AccessDenied'] as const

export type LogInProblem = (typeof KNOWN)[number] | 'other'

/** What went wrong, by the code in the address: only ever one of ours, so that nobody can put words on the page by a link. */
export const problemOf = (code: string | null): LogInProblem | null =>
  code === null ? null : (KNOWN.find((known) => known === code) ?? 'other')
