import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../kernel/config'
import { createPlatform } from '../../server'
import { stepDueOrders } from '../../modules/orders'
import { ask, pathOf, requestOf, tokenOf } from '../world/ask'
import { openWorld, type World } from '../world/world'
import type { ApiCall } from './api-call'
import { areas } from './calls'
import { createMasker, shorten } from './mask'
import { areaPage, indexPage, type Exchange } from './page'

const TUESDAY_18_00 = '2026-11-17T18:00:00.000Z'

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 400)
  }
}

/** Asks the good example, and keeps what a reader wants of it. `settle`: everything that is due has happened, whatever the second. */
const exchange = async (world: World, call: ApiCall, settle: () => Promise<void>): Promise<Exchange> => {
  const good = await call.good(world)
  await settle()
  const heard = await ask(world.url, requestOf(call, good, tokenOf(call, good, world)))
  if (heard.status !== call.answer.status) throw new Error(`${call.name}: ${heard.status} ${heard.text.slice(0, 400)}`)
  const { mask, maskText } = createMasker()
  return {
    path: maskText(decodeURIComponent(pathOf(call, good))),
    headers: Object.fromEntries(
      Object.entries(good.headers ?? {}).map(([name, value]) => [
        name,
        name.includes('secret') ? '…' : maskText(value),
      ]),
    ),
    ...(good.body === undefined ? {} : { body: shorten(mask(good.body)) }),
    answer: shorten(mask(asJson(heard.text))),
  }
}

/** Writes the whole reference into the folder named on the command line. */
const write = async (folder: string): Promise<void> => {
  const config = readConfig({
    GALO_ENV: 'local',
    PLATFORM_PORT: '0',
    GALO_DATA: 'memory',
    GALO_NOW: TUESDAY_18_00,
    SLOT_CAPACITY: '1000',
  })
  const platform = await createPlatform(config)
  const settle = () => stepDueOrders(platform.assembled, platform.clock.now())
  try {
    const world = await openWorld(platform)
    mkdirSync(folder, { recursive: true })
    for (const area of areas) {
      const exchanges = new Map<ApiCall, Exchange>()
      for (const call of area.calls) exchanges.set(call, await exchange(world, call, settle))
      const of = (call: ApiCall): Exchange => exchanges.get(call) ?? { path: call.path, headers: {}, answer: null }
      writeFileSync(join(folder, `${area.id}.md`), areaPage(area, of))
    }
    writeFileSync(join(folder, 'README.md'), indexPage(areas))
  } finally {
    await platform.close()
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: write-reference <folder>')
await write(folder)
