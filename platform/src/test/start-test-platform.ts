import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readConfig } from '../config'
import { createPlatform, type RunningPlatform } from '../server'
import { createApi, type Answer, type Api } from './api'

// A busy machine needs longer to start an embedded PostgreSQL than jest gives a test.
jest.setTimeout(180_000)

/** A Tuesday evening: every restaurant with usual hours is open. */
export const TUESDAY_18_00 = '2026-11-17T18:00:00.000Z'

/** A database of its own on the server under test, so that test files neither see nor wait for each other. */
const createDatabase = async (serverUrl: string) => {
  const name = `galo_${randomBytes(6).toString('hex')}`
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => run(`drop database ${name} with (force)`) }
}

/** An empty database of the kind under test: on DATABASE_URL's server when there is one, else embedded and in memory. */
export const createTestDatabase = async () => {
  const serverUrl = process.env['DATABASE_URL']
  if (serverUrl === undefined)
    return { choice: { kind: 'embedded', folder: null } as const, env: { GALO_DATA: 'memory' }, drop: async () => {} }
  const { url, drop } = await createDatabase(serverUrl)
  return { choice: { kind: 'server', url } as const, env: { DATABASE_URL: url }, drop }
}

/** What a test that failed half-way left running would keep its whole file from ending. */
const running = new Set<RunningPlatform>()
afterAll(() => Promise.all([...running].map(({ close }) => close())))

/**
 * A whole platform on a free port and a database of its own, which goes when the platform is closed: by its test, or after the last of
 * its file.
 */
export const startTestPlatform = async (settings: Readonly<Record<string, string>> = {}): Promise<RunningPlatform> => {
  const database = await createTestDatabase()
  const time = settings['GALO_ENV'] === 'production' ? {} : { GALO_NOW: TUESDAY_18_00 }
  const platform = await createPlatform(
    readConfig({ GALO_ENV: 'local', PLATFORM_PORT: '0', ...time, ...database.env, ...settings }),
  )
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
    get console() {
      return atTheConsole()
    },
    advance: (span) => moveClock({ advance: span }),
    setTime: (now) => moveClock({ now }),
  }
}
