import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readConfig } from '../config'
import { createPlatform, type RunningPlatform } from '../server'

// A busy machine needs longer to start an embedded PostgreSQL than jest gives a test.
jest.setTimeout(180_000)

/** A Tuesday evening: every restaurant with usual hours is open. */
export const TUESDAY_18_00 = '2026-11-17T18:00:00.000Z'

export interface TestPlatform {
  readonly platform: RunningPlatform
  close(): Promise<void>
}

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

/** A whole platform on a free port and a database of its own. */
export const startTestPlatform = async (changes: Readonly<Record<string, string>> = {}): Promise<TestPlatform> => {
  const database = await createTestDatabase()
  const platform = await createPlatform(
    readConfig({ PLATFORM_PORT: '0', GALO_NOW: TUESDAY_18_00, ...database.env, ...changes }),
  )
  return {
    platform,
    close: async () => {
      await platform.close()
      await database.drop()
    },
  }
}
