import type { Db } from './database'

/**
 * Thrown inside a transaction that can not go on before somebody outside the database has been asked: it is undone, `ask` is asked and what
 * comes of it written down, and then it is begun anew. So nobody waits for another company while rows are held.
 */
export class AskFirst extends Error {
  override readonly name = 'AskFirst'
  constructor(readonly ask: () => Promise<void>) {
    super('somebody outside must be asked first')
  }
}

/** More than ever meet over one basket. */
const MOST_QUESTIONS = 8

/** A transaction that may throw an `AskFirst`. What it does must be as good the second time: all of it in the database. */
export const transactAsking = async <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> => {
  for (let questions = 0; questions < MOST_QUESTIONS; questions += 1) {
    try {
      return await db.transaction(run)
    } catch (error) {
      if (!(error instanceof AskFirst)) throw error
      await error.ask()
    }
  }
  throw new Error('The answer to a question was different every time')
}
