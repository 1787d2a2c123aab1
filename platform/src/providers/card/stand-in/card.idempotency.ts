import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/database'
import { cardIdempotency, type CardAnswerStatus } from './card.tables'
import { CardRefusal } from './card.refusal'

export interface StoredAnswer {
  readonly status: CardAnswerStatus
  readonly body: Readonly<Record<string, unknown>>
  /** It is the first one's answer. */
  readonly isReplayed?: boolean
}

const KEY = /^[\x21-\x7e]{1,255}$/

const otherRequest = (key: string): CardRefusal =>
  new CardRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })

const answerOf = async (run: () => Promise<Readonly<Record<string, unknown>>>): Promise<StoredAnswer> => {
  try {
    return { status: 200, body: await run() }
  } catch (error) {
    if (error instanceof CardRefusal) return { status: error.status, body: { error: error.error } }
    throw error
  }
}

/**
 * Runs a request under its key: the same one again, also at the same moment from another process, gets the first one's answer, refusals
 * included. The key's row is written first, and whoever wants the same row waits for the one who has it. Without a key it just runs.
 * A defect leaves no trace of the key, so that it can be tried again.
 */
export const once = (
  db: Db,
  key: string | undefined,
  request: { readonly path: string; readonly body: unknown },
  now: Date,
  run: (tx: Db) => Promise<Readonly<Record<string, unknown>>>,
): Promise<StoredAnswer> => {
  if (key === undefined) return answerOf(() => run(db))
  if (!KEY.test(key))
    throw new CardRefusal(400, {
      type: 'invalid_request_error',
      message: 'Idempotency-Key: at most 255 printable characters',
      param: 'Idempotency-Key',
    })
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return db.transaction(async (tx) => {
    const mine = await tx
      .insert(cardIdempotency)
      .values({ key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (mine.length === 0) {
      const [first] = await tx.select().from(cardIdempotency).where(eq(cardIdempotency.key, key))
      if (first?.requestHash !== requestHash || first.status === null || first.answer === null) throw otherRequest(key)
      return { status: first.status, body: first.answer, isReplayed: true }
    }
    const answer = await answerOf(() => run(tx))
    await tx
      .update(cardIdempotency)
      .set({ status: answer.status, answer: answer.body })
      .where(eq(cardIdempotency.key, key))
    return answer
  })
}
