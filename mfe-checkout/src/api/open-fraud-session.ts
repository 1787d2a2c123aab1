import { fraudSessionAnswerSchema, paths, type FraudSessionRequest } from '@galo/contracts'
import type { Http } from '@galo/services'

/** Row I11: tells the fraud service that this device is about to pay. Answers the session's id. */
export const openFraudSession = async (http: Http, request: FraudSessionRequest): Promise<string> => {
  const { id } = await http.send({
    method: 'POST',
    path: paths.fraud.sessions,
    body: request,
    credential: 'session',
    apiSource: 'fraud',
    contract: 'platform.fraud-session',
    parse: (body) => fraudSessionAnswerSchema.parse(body),
  })
  return id
}
