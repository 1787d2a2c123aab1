import { runTestPlatform } from '../../../proof/world/start-test-platform'
import { cardCharges, cardIntents } from './card.tables'

const platform = runTestPlatform()
const REFUSED = /The card provider is asked over HTTP, not in its tables/

/** What it was refused for, under the words of whoever was asked. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.cause === undefined ? '' : reasonOf(error.cause)}` : String(error)
const asked = (question: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(question).then(() => 'answered', reasonOf)

describe('What the card provider’s stand-in keeps', () => {
  it('is out of the platform’s reach, inside a transaction and beside one', async () => {
    const { db } = platform.assembled
    expect(await asked(db.select().from(cardIntents))).toMatch(REFUSED)
    expect(await asked(db.transaction((tx) => tx.select().from(cardCharges)))).toMatch(REFUSED)
    expect(await asked(db.transaction((tx) => tx.delete(cardCharges)))).toMatch(REFUSED)
  })

  it('is there for the stand-in itself', async () => {
    expect(await asked(platform.db.select().from(cardIntents))).toBe('answered')
  })
})
