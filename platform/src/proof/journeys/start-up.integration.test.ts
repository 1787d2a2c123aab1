import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { openClock } from '../../kernel/clock/clock'
import { readConfig } from '../../kernel/config'
import { openDatabase, type Db } from '../../kernel/db/database'
import { lockFolder, openFolder } from '../../kernel/db/folder-lock'
import { itemAvailability, menuItems, restaurants, seedMarks } from '../../kernel/db/schema'
import { seed } from '../../seed/seed'
import { createTestDatabase } from '../world/new-database'

describe('A start', () => {
  it('seeds once, seeds again only what differs, and tells every process the same time', async () => {
    const database = await createTestDatabase()
    const opened = await openDatabase(database.choice, seed)
    const { db } = opened
    const count = async () => (await db.select({ n: sql<number>`count(*)::int` }).from(restaurants))[0]?.n
    const before = await count()
    expect(before).toBeGreaterThanOrEqual(40)

    // The same edition: what was changed by hand stays.
    await db.delete(itemAvailability)
    await seed(db)
    expect(await db.select().from(itemAvailability)).toEqual([])
    // Another edition: everything as written again.
    await db.update(seedMarks).set({ contentHash: 'older' })
    await db.update(restaurants).set({ name: 'Renamed' }).where(eq(restaurants.id, 'galo-uk-deansgate'))
    await seed(db)
    expect((await db.select().from(itemAvailability)).length).toBeGreaterThan(0)
    expect((await db.select().from(restaurants).where(eq(restaurants.name, 'Renamed'))).length).toBe(0)
    expect(await count()).toBe(before)
    expect((await db.select().from(menuItems)).length).toBeGreaterThan(50)

    await tellsTheSameTime(db)
    await opened.close()
    await database.drop()
  })
})

const tellsTheSameTime = async (db: Db): Promise<void> => {
  const one = await openClock(db, '2026-11-17T18:00:00Z')
  const other = await openClock(db, null)
  // The first process brought its own time; a process that starts without one begins with the real time.
  expect(Math.abs(other.now().getTime() - Date.now())).toBeLessThan(1000)
  await one.set(new Date('2030-01-01T00:00:00Z'))
  await other.sync()
  expect(other.now().toISOString()).toMatch(/^2030-01-01T00:00:0/)
  const later = await openClock(db, null)
  expect(later.now().toISOString()).toMatch(/^2030-01-01T00:00:0/)
  await later.reset()
  await one.sync()
  expect(Math.abs(one.now().getTime() - Date.now())).toBeLessThan(1000)
}

/** The id of a process that was, and is gone. */
const idOfTheDead = (): number => spawnSync(process.execPath, ['--version']).pid

describe('A data folder', () => {
  it('is not opened while another process has it, and is when that process has gone', () => {
    const parent = mkdtempSync(join(tmpdir(), 'galo-lock-'))
    const folder = join(parent, 'platform')
    const unlock = lockFolder(folder)
    unlock()
    const note = `${folder}.lock`
    writeFileSync(note, String(process.ppid))
    expect(() => lockFolder(folder)).toThrow(
      // After a restart of the machine that process may be anybody's.
      `in use by process ${process.ppid}. Stop that platform, or set GALO_DATA to another folder. ` +
        `If process ${process.ppid} is no platform (after a restart of the machine, say), remove ${note}.`,
    )
    writeFileSync(note, String(idOfTheDead()))
    const again = lockFolder(folder)
    again()
    rmSync(parent, { recursive: true })
  })

  it('that nothing can be written to is refused in a sentence that says what to set', () => {
    const parent = mkdtempSync(join(tmpdir(), 'galo-no-folder-'))
    const file = join(parent, 'a-file')
    writeFileSync(file, '')
    expect(() => openFolder(join(file, 'platform'))).toThrow(
      /^GALO_DATA: nothing can be written to .*a-file.platform \(ENOTDIR\)\. Set it to /,
    )
    rmSync(parent, { recursive: true })
  })
})

describe('The environment', () => {
  it('names everything that is wrong at once', () => {
    const wrong = { PLATFORM_PORT: 'many', GALO_ENV: 'moon', GALO_NOW: 'soon' }
    expect(() => readConfig(wrong)).toThrow(/GALO_ENV[\s\S]*PLATFORM_PORT[\s\S]*GALO_NOW/)
  })
})
