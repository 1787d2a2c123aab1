import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { everything, fillTables } from '../../proof/world/fill-tables'
import { createTestDatabase } from '../../proof/world/new-database'
import { seed } from '../../seed/seed'
import { openDatabase } from './database'
import { restaurants } from './schema'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
const readJournal = (folder: string) =>
  journalSchema.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
const tags = readJournal(MIGRATIONS).entries.map(({ tag }) => tag)

/** A fair slice: the first, every eighth, and the newest, which a deployment of today comes from. */
const isInTheSlice = (count: number): boolean =>
  process.env['PROOF'] !== undefined || count === 1 || count % 8 === 0 || count > tags.length - 4
const beginnings = tags.map((tag, index) => [tag, index + 1] as const).filter(([, count]) => isInTheSlice(count))

/** The migrations as they were when the first `count` of them were all there was. */
const migrationsUntil = (count: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'galo-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = readJournal(folder)
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
  )
  return folder
}

/** A database that is still there when it is opened again. */
const lastingDatabase = async () => {
  const { choice, drop } = await createTestDatabase()
  if (choice.kind === 'server') return { first: choice, choice, drop }
  const parent = mkdtempSync(join(tmpdir(), 'galo-migrated-'))
  const kept = { kind: 'embedded', folder: join(parent, 'platform') } as const
  return {
    first: { ...choice, ...kept },
    choice: kept,
    drop: async () => rmSync(parent, { recursive: true, force: true }),
  }
}

const nothing = async (): Promise<void> => {}

describe('A database of an earlier day', () => {
  it.each(beginnings)('keeps every row from %s on', async (_, count) => {
    const folder = migrationsUntil(count)
    const { first, choice, drop } = await lastingDatabase()
    const earlier = await openDatabase(first, nothing, folder)
    await fillTables(earlier.whole)
    const before = await everything(earlier.whole)
    await earlier.close()
    expect(before.size).toBeGreaterThan(5)

    const now = await openDatabase(choice, nothing)
    const after = await everything(now.whole)
    // What it had is there to the letter; what it did not have yet may be beside it.
    for (const [table, rows] of before) expect([table, after.get(table)]).toMatchObject([table, rows])
    await now.close()
    await drop()
    rmSync(folder, { recursive: true })
  })
})

if (process.env['DATABASE_URL'] !== undefined)
  describe('Three processes on one empty server', () => {
    it('make its tables once and seed them once, whoever is first', async () => {
      const { choice, drop } = await createTestDatabase()
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase(choice, seed)))
      const counts = await Promise.all(
        opened.map(({ db }) => db.select({ count: sql<number>`count(*)::int` }).from(restaurants)),
      )
      expect(new Set(counts.map(([row]) => row?.count)).size).toBe(1)
      const [applied] = await Promise.all(
        opened.map(({ db }) => db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)),
      )
      expect(applied).toMatchObject({ rows: [{ count: tags.length }] })
      for (const { close } of opened) await close()
      await drop()
    })
  })
