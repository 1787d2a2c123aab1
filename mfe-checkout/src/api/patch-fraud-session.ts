import { fraudSessionAnswerSchema, paths } from '@galo/contracts'
import type { Http } from '@galo/services'

interface PaidSession {
  readonly sessionId: string
  readonly transactionReference: string
}

/** Row I11: tells the fraud service which payment came of a session. */
export const patchFraudSession = async (
  http: Http,
  { sessionId, transactionReference }: PaidSession,
): Promise<void> => {
  if (sessionId === '') throw new TypeError('sessionId is required to patch sigmund session')
  if (transactionReference === '') throw new TypeError('transactionReference is required to patch sigmund session')
  await http.send({
    method: 'PATCH',
    path: paths.fraud.session(sessionId),
    body: { transactionReference },
    credential: 'session',
    apiSource: 'fraud',
    contract: 'platform.fraud-session',
    parse: (body) => fraudSessionAnswerSchema.parse(body),
  })
}
