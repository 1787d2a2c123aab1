import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { z } from 'zod'
import type { DatabaseChoice } from '../../kernel/config'
import { openDatabase } from '../../kernel/db/database'
import { seed, seedSteps } from '../../seed/seed'
import { contentHashOf } from '../../kernel/db/seed.step'

/** Without tables, or as a first start with people leaves it: the newest tables and the seed. */
export type Beginning = 'empty' | 'seeded'

/** One release of the embedded database need not open what another has made. */
const { version } = z
  .object({ version: z.string() })
  .parse(
    JSON.parse(
      readFileSync(new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url), 'utf8'),
    ),
  )
const KEPT = fileURLToPath(new URL(`../../../../node_modules/.galo/databases/pglite-${version}/`, import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** Names what a seeded database holds: other migrations or other rows have another name, so that none is ever out of date. */
const seededName = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')))
    hash.update(readFileSync(join(MIGRATIONS, file)))
  for (const step of seedSteps()) hash.update(step.name).update(contentHashOf(step))
  return `galo_seeded_${hash.digest('hex').slice(0, 12)}`
}

const dump = async (client: PGlite): Promise<Uint8Array> => {
  const archive = await client.dumpDataDir('none')
  await client.close()
  return new Uint8Array(await archive.arrayBuffer())
}

const makeArchive: Record<Beginning, () => Promise<Uint8Array>> = {
  empty: async () => dump(await PGlite.create()),
  seeded: async () => {
    const parent = mkdtempSync(join(tmpdir(), 'galo-seeded-'))
    const folder = join(parent, 'platform')
    const { close } = await openDatabase({ kind: 'embedded', folder, archive: await archiveOf('empty') }, seed)
    await close()
    const archive = await dump(await PGlite.create(folder))
    rmSync(parent, { recursive: true })
    return archive
  },
}

/** Making a database takes longer than most tests, so each kind is made once per installation and copied from then on. */
const archiveOf = async (beginning: Beginning): Promise<Blob> => {
  const name = `${beginning === 'empty' ? 'galo_empty' : seededName()}.tar`
  const file = join(KEPT, name)
  if (!existsSync(file)) {
    mkdirSync(KEPT, { recursive: true })
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    writeFileSync(draft, await makeArchive[beginning]())
    renameSync(draft, file)
    // The rows of yesterday's seed are wanted by nobody any more.
    if (beginning === 'seeded')
      for (const other of readdirSync(KEPT))
        if (/^galo_seeded_\w+\.tar$/.test(other) && other !== name) rmSync(join(KEPT, other), { force: true })
  }
  return new Blob([readFileSync(file)])
}

const onServer = async <Answer>(serverUrl: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

/** Any constant will do, as long as every test that makes the template uses the same one. */
const TEMPLATE_LOCK = 4_100_002

/** The name of a seeded database to copy, made by whoever needs it first. It stays on the server. */
const templateOn = (serverUrl: string): Promise<string> =>
  onServer(serverUrl, async (client) => {
    const name = seededName()
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if ((await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 0) {
      const draft = `${name}_draft`
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft}`)
      await (await openDatabase({ kind: 'server', url: urlOf(serverUrl, draft) }, seed)).close()
      await client.query(`alter database ${draft} rename to ${name}`)
    }
    return name
  })

/** A database of its own on the server under test, so that test files neither see nor wait for each other. */
const createOnServer = async (serverUrl: string, beginning: Beginning) => {
  const name = `galo_${randomBytes(6).toString('hex')}`
  const template = beginning === 'seeded' ? `template ${await templateOn(serverUrl)}` : ''
  await onServer(serverUrl, (client) => client.query(`create database ${name} ${template}`))
  const choice: DatabaseChoice = { kind: 'server', url: urlOf(serverUrl, name) }
  const drop = async () => {
    await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
  }
  return { choice, env: { DATABASE_URL: choice.url }, drop }
}

/** A new database of the kind under test: on DATABASE_URL's server when there is one, else embedded and in memory. */
export const createTestDatabase = async (beginning: Beginning = 'empty') => {
  const serverUrl = process.env['DATABASE_URL']
  if (serverUrl !== undefined) return createOnServer(serverUrl, beginning)
  const choice: DatabaseChoice = { kind: 'embedded', folder: null, archive: await archiveOf(beginning) }
  return { choice, env: { GALO_DATA: 'memory' }, drop: async () => {} }
}
