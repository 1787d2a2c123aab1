import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { STORES, type AStore } from '@galo/testing/stores'
import { documentLog, placeAt } from '@galo/releases/store'

const text = (serial: number, who = '') => JSON.stringify({ extras: { serial }, who })

describe.each(STORES)('documentLog in %s', (kind, openStore) => {
  let store: AStore
  beforeEach(async () => (store = await openStore()))
  afterEach(() => store.close())
  const open = () => documentLog(placeAt(store.address, store.environment))
  const current = async () =>
    JSON.parse(String(await store.read('releases.json'))) as { who: string; extras: { serial: number } }

  it('has the last document, and those before it', async () => {
    const log = open()
    expect(await log.last()).toBeNull()
    expect(await log.follow(0, text(1))).toBe(true)
    expect(await log.follow(1, text(2))).toBe(true)
    expect(await log.last()).toMatchObject({ serial: 2, text: text(2) })
    expect(await log.read(1)).toMatchObject({ serial: 1, text: text(1) })
    expect(await log.serials()).toEqual([1, 2])
    expect((await current()).extras.serial).toBe(2)
  })

  it('goes on from a document of before there was a log', async () => {
    await store.write('releases.json', '{"schema":"v1"}')
    const log = open()
    expect(await log.last()).toMatchObject({ serial: 0, text: '{"schema":"v1"}' })
    expect(await log.follow(0, text(1))).toBe(true)
    expect((await current()).extras.serial).toBe(1)
  })

  it('is written by one of those who write after the same document, and by nobody after one that is not the last', async () => {
    const logs = Array.from({ length: 20 }, () => open())
    const won = await Promise.all(logs.map((log, n) => log.follow(0, text(1, `${n}`))))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect((await current()).who).toBe(`${won.indexOf(true)}`)
    expect(await open().follow(0, text(1))).toBe(false)
    expect(await open().follow(2, text(3))).toBe(false)
  })

  it('leaves nothing half-made behind', async () => {
    await Promise.all(Array.from({ length: 5 }, () => open().follow(0, text(1))))
    const written = (await store.names()).filter((name) => name !== 'conditions')
    expect(written).toEqual(['documents/0000000001.json', 'releases.json'])
  })

  it('makes current what somebody wrote who died before they could', async () => {
    const log = open()
    await log.follow(0, text(1))
    await store.write('documents/0000000002.json', text(2))
    expect((await current()).extras.serial).toBe(1)
    expect(await log.follow(2, text(3))).toBe(true)
    expect((await current()).extras.serial).toBe(3)
  })

  it('loses nothing that two processes write at once', async () => {
    // Over a network every write is five questions.
    const each = kind === 'a folder' ? 40 : 10
    /** Adds its name to the document, as often as it is told to, however often somebody is faster. */
    const script = `
      const { documentLog, placeAt } = await import(${JSON.stringify(join(__dirname, '../../releases/src/store/index.ts'))})
      const log = documentLog(placeAt(${JSON.stringify(store.address)}, process.env))
      const who = process.argv.at(-1)
      for (let n = 0; n < ${each}; ) {
        const last = await log.last()
        const serial = last?.serial ?? 0
        const names = last === null ? [] : JSON.parse(last.text).names
        if (await log.follow(serial, JSON.stringify({ names: [...names, who + n], extras: { serial: serial + 1 } }))) n += 1
      }`
    const writer = (who: string) =>
      new Promise<number | null>((resolve) =>
        spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script, who], {
          stdio: 'inherit',
          env: { ...process.env, ...store.environment },
        }).on('close', resolve),
      )
    expect(await Promise.all(['a', 'b', 'c'].map(writer))).toEqual([0, 0, 0])
    const { names, extras } = (await current()) as unknown as { names: string[]; extras: { serial: number } }
    expect(extras.serial).toBe(3 * each)
    expect(names.toSorted()).toEqual(
      ['a', 'b', 'c'].flatMap((who) => Array.from({ length: each }, (_, n) => who + n)).toSorted(),
    )
  }, 60_000)
})
