import type { Db } from '../../../kernel/db/database'
import { CardRefusal, unexpectedState } from './card.refusal'
import { AUTHENTICATION_FAILURE } from './card.rules'
import { refuse, settle } from './card.settle'
import { findChallenged, findMethod, lockIntent } from './card.store'
import type { IntentRow, MethodRow } from './card.rows'

const noSuchChallenge = (): CardRefusal =>
  new CardRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'This question has been answered, or another has taken its place.',
    param: 'challenge',
  })

export interface Challenge {
  readonly intent: IntentRow
  readonly method: MethodRow
}

/** The question the bank is asking now. Throws when it has been answered, replaced or withdrawn. */
export const findChallenge = async (db: Db, challengeId: string): Promise<Challenge> => {
  const intent = await findChallenged(db, challengeId)
  const method = intent?.methodId == null ? undefined : await findMethod(db, intent.methodId)
  if (intent === undefined || method === undefined) throw noSuchChallenge()
  return { intent, method }
}

/**
 * The holder's answer, taken once: whoever comes second finds no such question. A right one takes the money unless the bank refuses it all
 * the same; a wrong one opens the intent for another card. The answer is the intent as it is then, refused or not.
 */
export const answerChallenge = (db: Db, challengeId: string, isPassed: boolean, now: Date): Promise<IntentRow> =>
  db.transaction(async (tx) => {
    const { intent: found, method } = await findChallenge(tx, challengeId)
    const intent = await lockIntent(tx, found.id)
    if (intent?.challengeId !== challengeId) throw noSuchChallenge()
    if (intent.status !== 'requires_action') throw unexpectedState(intent)
    const settled = isPassed
      ? await settle(tx, intent, method, now)
      : await refuse(tx, intent, AUTHENTICATION_FAILURE, now)
    return settled.intent
  })
