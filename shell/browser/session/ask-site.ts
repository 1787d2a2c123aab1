import type { AnswerOf } from '@galo/contracts/call'
import { getSession, type SignedIn } from '@galo/contracts/session'
import type { AuthErrorCode } from '@galo/domain'
import { isAppError } from '@galo/contracts/errors'
import type { Http } from '@galo/services'

export type SiteAnswer = SignedIn | 'none' | 'failed'

const isSomebody = (answer: AnswerOf<typeof getSession>): answer is SignedIn => 'user' in answer

/**
 * Asks the site who is signed in here. `staleS`: the end of a token that was refused or is about to end, for which a later one is wanted.
 * Never rejects; what went wrong is told to `report`.
 */
export const askSite = async (
  http: Http,
  staleS: number | null,
  report: (code: AuthErrorCode, details: string) => void,
): Promise<SiteAnswer> => {
  try {
    const answer = await http.send(getSession, { query: staleS === null ? {} : { stale: String(staleS) } })
    return isSomebody(answer) ? answer : 'none'
  } catch (error) {
    const isNoAnswer = isAppError(error) && (error.code === 'network' || error.code === 'timeout')
    report(isNoAnswer ? 'CLIENT_SESSION_ERROR' : 'AUTH_GET_NEXTAUTH_SESSION_ERROR', String(error))
    return 'failed'
  }
}
