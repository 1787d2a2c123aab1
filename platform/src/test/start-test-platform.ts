import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readConfig } from '../config'
import { createPlatform, type RunningPlatform } from '../server'

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

/** A whole platform on a free port: on DATABASE_URL when there is one, else embedded and in memory. */
export const startTestPlatform = async (changes: Readonly<Record<string, string>> = {}): Promise<TestPlatform> => {
  const serverUrl = process.env['DATABASE_URL']
  const database = serverUrl === undefined ? null : await createDatabase(serverUrl)
  const platform = await createPlatform(
    readConfig({
      PLATFORM_PORT: '0',
      GALO_NOW: TUESDAY_18_00,
      ...(database === null ? { GALO_DATA: 'memory' } : { DATABASE_URL: database.url }),
      ...changes,
    }),
  )
  return {
    platform,
    close: async () => {
      await platform.close()
      await database?.drop()
    },
  }
}
