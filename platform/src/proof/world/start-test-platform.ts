import { readConfig } from '../../kernel/config'
import { createPlatform, type RunningPlatform } from '../../server'
import { createApi, type Answer, type Api } from './api'
import { createTestDatabase } from './new-database'

// A busy machine needs longer to start an embedded PostgreSQL than jest gives a test.
jest.setTimeout(180_000)

/** A Tuesday evening: every restaurant with usual hours is open. */
export const TUESDAY_18_00 = '2026-11-17T18:00:00.000Z'

/** What a test that failed half-way left running would keep its whole file from ending. */
const running = new Set<RunningPlatform>()
afterAll(() => Promise.all([...running].map(({ close }) => close())))

/**
 * A whole platform on a free port and a database of its own, which goes when the platform is closed: by its test, or after the last of
 * its file.
 */
export const startTestPlatform = async (settings: Readonly<Record<string, string>> = {}): Promise<RunningPlatform> => {
  const database = await createTestDatabase(settings['GALO_ENV'] === undefined ? 'seeded' : 'empty')
  const time = settings['GALO_ENV'] === 'production' ? {} : { GALO_NOW: TUESDAY_18_00 }
  const config = readConfig({ GALO_ENV: 'local', PLATFORM_PORT: '0', ...time, ...database.env, ...settings })
  const platform = await createPlatform({ ...config, database: database.choice })
  const started = {
    ...platform,
    close: async () => {
      running.delete(started)
      await platform.close()
      await database.drop()
    },
  }
  running.add(started)
  return started
}

export interface TestPlatform extends Omit<RunningPlatform, 'close'> {
  /** Speaks without a session, as the operator at the console does. */
  readonly console: Api
  /** Moves its clock on by `12 min`, say, and lets happen what is due by then. */
  advance(span: string): Promise<Answer>
  setTime(now: string): Promise<Answer>
}

/** The platform of a whole test file, started before its first test and closed after its last: read it inside tests only. */
export const runTestPlatform = (settings?: Readonly<Record<string, string>>): TestPlatform => {
  let started: RunningPlatform | undefined
  beforeAll(async () => {
    started = await startTestPlatform(settings)
  })

  const current = (): RunningPlatform => {
    if (started === undefined) throw new Error('the platform is there from beforeAll on')
    return started
  }
  const atTheConsole = (): Api => createApi(current().url)
  const moveClock = (change: object) => atTheConsole().post('/console/api/clock', change)
  return {
    get app() {
      return current().app
    },
    get url() {
      return current().url
    },
    get clock() {
      return current().clock
    },
    get database() {
      return current().database
    },
    get db() {
      return current().db
    },
    get assembled() {
      return current().assembled
    },
    get console() {
      return atTheConsole()
    },
    advance: (span) => moveClock({ advance: span }),
    setTime: (now) => moveClock({ now }),
  }
}
