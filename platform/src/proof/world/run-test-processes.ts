import { readConfig } from '../../kernel/config'
import { createPlatform, type RunningPlatform } from '../../server'
import { createTestDatabase } from './new-database'
import { TUESDAY_18_00 } from './start-test-platform'

/** Platforms over one database, as behind one address: read them inside tests only. */
export interface TestProcesses {
  readonly all: readonly RunningPlatform[]
  readonly first: RunningPlatform
  /** Another one, where there are several. */
  readonly last: RunningPlatform
}

/**
 * Two processes of a test file over a seeded database of their own, from its first test to its last. The embedded database has room for one: there, what is
 * asked of several is asked of one several times. What stands in for somebody else is the first one's for both.
 */
export const runTestProcesses = (): TestProcesses => {
  let running: readonly RunningPlatform[] = []
  let drop = async () => {}
  beforeAll(async () => {
    const database = await createTestDatabase('seeded')
    drop = database.drop
    const start = (more = {}) =>
      createPlatform({
        ...readConfig({ GALO_ENV: 'local', PLATFORM_PORT: '0', GALO_NOW: TUESDAY_18_00, ...database.env, ...more }),
        database: database.choice,
      })
    const first = await start()
    running = [first]
    if (database.choice.kind === 'server') running = [first, await start({ PLATFORM_ORIGIN: first.url })]
  })
  afterAll(async () => {
    for (const each of running) await each.close()
    await drop()
  })

  const at = (index: number): RunningPlatform => {
    const found = running.at(index)
    if (found === undefined) throw new Error('the platforms are there from beforeAll on')
    return found
  }
  return {
    get all() {
      return running
    },
    get first() {
      return at(0)
    },
    get last() {
      return at(-1)
    },
  }
}
