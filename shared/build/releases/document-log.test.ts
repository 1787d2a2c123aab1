import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentLog } from './document-log.mjs'

const text = (serial: number, who = '') => JSON.stringify({ extras: { serial }, who })

describe('documentLog', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'galo-log-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const current = () =>
    JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8')) as { who: string; extras: { serial: number } }

  it('has the last document, and those before it', async () => {
    const log = documentLog(folder)
    expect(await log.last()).toBeNull()
    expect(await log.follow(0, text(1))).toBe(true)
    expect(await log.follow(1, text(2))).toBe(true)
    expect(await log.last()).toMatchObject({ serial: 2, text: text(2) })
    expect(await log.read(1)).toMatchObject({ serial: 1, text: text(1) })
    expect(await log.serials()).toEqual([1, 2])
    expect(current().extras.serial).toBe(2)
  })

  it('goes on from a document of before there was a log', async () => {
    writeFileSync(join(folder, 'releases.json'), '{"schema":"v1"}')
    const log = documentLog(folder)
    expect(await log.last()).toMatchObject({ serial: 0, text: '{"schema":"v1"}' })
    expect(await log.follow(0, text(1))).toBe(true)
    expect(current().extras.serial).toBe(1)
  })

  it('is written by one of those who write after the same document, and by nobody after one that is not the last', async () => {
    const logs = Array.from({ length: 20 }, () => documentLog(folder))
    const won = await Promise.all(logs.map((log, n) => log.follow(0, text(1, `${n}`))))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(current().who).toBe(`${won.indexOf(true)}`)
    expect(await documentLog(folder).follow(0, text(1))).toBe(false)
    expect(await documentLog(folder).follow(2, text(3))).toBe(false)
  })

  it('leaves nothing half-made behind', async () => {
    await Promise.all(Array.from({ length: 5 }, () => documentLog(folder).follow(0, text(1))))
    expect(readdirSync(folder).toSorted()).toEqual(['documents', 'releases.json'])
    expect(readdirSync(join(folder, 'documents'))).toEqual(['0000000001.json'])
  })

  it('makes current what somebody wrote who died before they could', async () => {
    const log = documentLog(folder)
    await log.follow(0, text(1))
    mkdirSync(join(folder, 'documents'), { recursive: true })
    writeFileSync(join(folder, 'documents/0000000002.json'), text(2))
    expect(current().extras.serial).toBe(1)
    expect(await log.follow(2, text(3))).toBe(true)
    expect(current().extras.serial).toBe(3)
  })

  it('loses nothing that two processes write at once', async () => {
    const each = 40
    /** Adds its name to the document, as often as it is told to, however often somebody is faster. */
    const script = `
      const { documentLog } = await import(${JSON.stringify(join(__dirname, 'document-log.mjs'))})
      const log = documentLog(${JSON.stringify(folder)})
      const who = process.argv.at(-1)
      for (let n = 0; n < ${each}; ) {
        const last = await log.last()
        const serial = last?.serial ?? 0
        const names = last === null ? [] : JSON.parse(last.text).names
        if (await log.follow(serial, JSON.stringify({ names: [...names, who + n], extras: { serial: serial + 1 } }))) n += 1
      }`
    const writer = (who: string) =>
      new Promise<number | null>((resolve) =>
        spawn(process.execPath, ['--input-type=module', '--eval', script, who], { stdio: 'inherit' }).on(
          'close',
          resolve,
        ),
      )
    expect(await Promise.all(['a', 'b', 'c'].map(writer))).toEqual([0, 0, 0])
    const { names, extras } = current() as unknown as { names: string[]; extras: { serial: number } }
    expect(extras.serial).toBe(3 * each)
    expect(names.toSorted()).toEqual(
      ['a', 'b', 'c'].flatMap((who) => Array.from({ length: each }, (_, n) => who + n)).toSorted(),
    )
  }, 60_000)
})
