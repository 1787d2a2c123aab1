import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anObjectPlace, anObjectStore, type AnObjectPlace } from '@galo/testing/stores'
import { documentLog, placeAt } from '@galo/releases/store'

const FILES = { 'entry.js': 'entry', 'page.js': 'page' }
const text = (serial: number) => JSON.stringify({ extras: { serial } })

describe('An object store', () => {
  let store: AnObjectPlace
  beforeEach(async () => (store = await anObjectPlace()))
  afterEach(() => store.close())
  const place = () => placeAt(store.address, store.environment)
  const fill = async (folder: string) => {
    for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content)
  }
  /** What a publisher does, whole: the files, then the document that names them. */
  const publish = async () => {
    const here = place()
    await here.putFolder('mfe-menu/one', Object.keys(FILES), fill)
    const log = documentLog(here)
    const last = (await log.last())?.serial ?? 0
    return log.follow(last, text(last + 1))
  }
  const serialOf = async () => {
    const current = await store.read('releases.json')
    return current === null ? 0 : (JSON.parse(String(current)) as { extras: { serial: number } }).extras.serial
  }

  it('holds a document that is whole, and names nothing that is not there, wherever a publisher dies', async () => {
    await place().create('documents/0000000001.json', text(1))
    await documentLog(place()).makeCurrent()
    for (let step = 1; ; step += 1) {
      let asked = 0
      store.breakBy(() => ((asked += 1) < step ? null : 'cut'))
      const outcome = await publish().catch(() => 'dead')
      store.breakBy(() => null)
      const names = await store.names()
      if ((await documentLog(place()).last())?.serial !== 1)
        for (const file of Object.keys(FILES)) expect(names).toContain(`mfe-menu/one/${file}`)
      if (outcome !== 'dead') break
      expect(step).toBeLessThan(50)
      // Somebody who died after the document was written is only not current yet.
      await documentLog(place()).makeCurrent()
      expect(await serialOf()).toBe((await documentLog(place()).last())?.serial)
    }
    expect(await publish()).toBe(true)
    for (const [file, content] of Object.entries(FILES))
      expect(String(await store.read(`mfe-menu/one/${file}`))).toBe(content)
  })

  it('is not written to where it takes no notice of conditions: two publishers would lose each other’s change', async () => {
    const careless = await anObjectStore({ conditions: false })
    try {
      const log = documentLog(placeAt(careless.address, careless.environment))
      await expect(log.follow(0, text(1))).rejects.toThrow('takes no notice of If-None-Match')
      expect(await log.last()).toBeNull()
    } finally {
      await careless.close()
    }
  })

  it('never has a file changed that lies there', async () => {
    await store.write('mfe-menu/one/entry.js', 'a skimmer')
    await expect(publish()).rejects.toThrow('mfe-menu/one/entry.js lies at')
    expect(String(await store.read('mfe-menu/one/entry.js'))).toBe('a skimmer')
    expect(await serialOf()).toBe(0)
  })

  it('knows what was written though its answer was lost, and nobody else wrote', async () => {
    const here = place()
    expect(await here.create('documents/0000000001.json', text(1))).toBe(true)
    expect(await here.create('documents/0000000001.json', text(1))).toBe(true)
    expect(await here.create('documents/0000000001.json', text(2))).toBe(false)
  })

  it('knows so, too, when it was cut off while it waited: a way back is not led twice', async () => {
    const log = documentLog(place())
    let lost = 0
    store.breakBy((method, path) => (method === 'PUT' && path.includes('/documents/') && (lost += 1) ? 'lose' : null))
    expect(await log.follow(0, text(1))).toBe(true)
    expect(lost).toBe(1)
    store.breakBy(() => null)
    expect(await serialOf()).toBe(1)
  })

  it('says who asked it wrongly, without a key', async () => {
    const wrong = { ...store.environment, AWS_SECRET_ACCESS_KEY: 'a secret' }
    const refused = placeAt(store.address, wrong).read('releases.json')
    await expect(refused).rejects.toThrow(/^s3:\/\/galo-releases\/site answered 403 \w+ to reading releases.json$/)
  })
})
