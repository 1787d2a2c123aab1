import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { DatabaseChoice } from '../config'
import { openFolder } from './folder-lock'
import { embeddedNotices, serverNotices, type Notices } from './notices'
import * as schema from './schema'
import { ownTablesOnly } from './stand-in-schema'

/** Either database, or a transaction on it: stores take this and never know which. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  /** For the platform: it does not reach what the card provider's stand-in keeps. */
  readonly db: Db
  /** For the stand-in, for tests, and for who writes rows of both: it reaches everything. */
  readonly whole: Db
  readonly notices: Notices
  readonly describe: string
  close(): Promise<void>
}

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any constant will do, as long as every platform process uses the same one. */
const START_UP_LOCK = 4_100_001

/**
 * The embedded PostgreSQL. One connection: a transaction keeps every other query waiting, so inside one use only its own `tx`,
 * or the process waits for itself for ever.
 */
const openEmbedded = async (
  { folder, archive }: Extract<DatabaseChoice, { kind: 'embedded' }>,
  prepare: (db: Db) => Promise<void>,
  migrationsFolder: string,
): Promise<OpenDatabase> => {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const unlock = folder === null ? () => {} : openFolder(folder)
  const client = new PGlite(folder ?? 'memory://', archive && { loadDataDir: archive })
  const close = async (): Promise<void> => {
    await client.close()
    unlock()
  }
  try {
    const whole = drizzle(client, { schema })
    await migrate(whole, { migrationsFolder })
    const db = drizzle(client, { schema, logger: ownTablesOnly })
    await prepare(db)
    const describe = folder === null ? 'PGlite in memory' : `PGlite in ${folder}`
    return { db, whole, notices: embeddedNotices(client), describe, close }
  } catch (error) {
    await close()
    throw error
  }
}

const openServer = async (
  url: string,
  prepare: (db: Db) => Promise<void>,
  migrationsFolder: string,
): Promise<OpenDatabase> => {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  let isClosing = false
  // An idle connection may die (server restart); the pool makes a new one, and the process must not end for it.
  pool.on('error', (error) => {
    if (!isClosing) console.error('An idle database connection was lost:', error.message)
  })
  const close = (): Promise<void> => {
    isClosing = true
    return pool.end()
  }
  try {
    const starter = await pool.connect()
    try {
      // Two processes may start together; one migrates and seeds, the other finds it done.
      await starter.query('select pg_advisory_lock($1)', [START_UP_LOCK])
      const db = drizzle(starter, { schema })
      await migrate(db, { migrationsFolder })
      await prepare(db)
    } finally {
      // Ended, not handed back: the lock goes with the connection, also when something failed.
      starter.release(true)
    }
  } catch (error) {
    await close()
    throw error
  }
  return {
    db: drizzle(pool, { schema, logger: ownTablesOnly }),
    whole: drizzle(pool, { schema }),
    notices: serverNotices(url),
    describe: 'PostgreSQL',
    close,
  }
}

/**
 * Opens the database, brings its tables to the newest migration and lets `prepare` (the seed) run before anybody else.
 * `migrations`: another folder of them, for who wants the tables of an earlier day.
 */
export const openDatabase = (
  choice: DatabaseChoice,
  prepare: (db: Db) => Promise<void>,
  migrations = MIGRATIONS,
): Promise<OpenDatabase> =>
  choice.kind === 'server' ? openServer(choice.url, prepare, migrations) : openEmbedded(choice, prepare, migrations)
