import { createApi, signInGuest } from '../../../../platform/src/proof/world/api'
import { orderDelivery } from '../../../../platform/src/proof/world/order-delivery'
import { coreSecondsOf, memoryOf, processAt } from '../measure/process'
import { centile } from '../report/centile'
import type { Figure } from '../report/figure'
import type { LiveBenchOptions } from './options'
import { openPages } from './pages'
import { LIVE } from './subjects'

/** The kitchen's and the rider's words, in their order. */
const STEPS = ['delivery/accepted-by-delivery-partner', 'confirm', 'delivery/rider-assigned', 'delivery/rider-arrived']
/** Long enough for two beats of every line, in milliseconds. */
const REST_MS = 30_000
const PATIENCE_MS = 20_000
/** How often memory is looked at until it settles, how often at most, and which share of it may still move. */
const LOOK_EVERY_MS = 10_000
const MOST_LOOKS = 9
const ALIKE = 0.005

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const until = async (isSo: () => boolean, what: string): Promise<void> => {
  for (const giveUpAt = performance.now() + PATIENCE_MS; !isSo(); await pause(5))
    if (performance.now() > giveUpAt) throw new Error(`${what}: not in ${PATIENCE_MS} ms`)
}

/** What a process holds once it has let go of what it started with: two looks that agree, or the last of many. */
const settledMemory = async (pid: string): Promise<number> => {
  let held = memoryOf(pid)
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await pause(LOOK_EVERY_MS)
    const before = held
    held = memoryOf(pid)
    if (Math.abs(held - before) < held * ALIKE) return held
  }
  return held
}

/** Orders that wait for the console, each of a guest of its own. */
const makeOrders = async (platform: string, count: number): Promise<readonly string[]> => {
  await createApi(platform).put('/console/api/scenario', { name: 'by-hand' })
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { api } = await signInGuest(platform, 'UK', undefined, `guest-${index}@example.com`)
    ids.push(await orderDelivery(api))
  }
  return ids
}

/**
 * What open order pages cost the process that serves them, and how long after the platform was told something each of its pages hears of it: from the request
 * at the console to the event, the platform's own transaction included.
 */
export const measureLive = async (
  site: string,
  platform: string,
  { pages, orders }: Pick<LiveBenchOptions, 'pages' | 'orders'>,
): Promise<readonly Figure[]> => {
  const pid = processAt(site)
  console.log(`bench: ${orders} orders, ${pages} pages`)
  const ids = await makeOrders(platform, orders)
  const before = await settledMemory(pid)
  const beforeS = coreSecondsOf(pid)
  const open = await openPages(site, ids, pages)
  await until(() => open.live === pages, `${pages} lines`)
  const openedS = coreSecondsOf(pid) - beforeS
  await pause(REST_MS)

  const restS = coreSecondsOf(pid)
  await pause(REST_MS)
  const atRest = (coreSecondsOf(pid) - restS) / (REST_MS / 1_000)
  const held = await settledMemory(pid)

  const counter = createApi(platform)
  const delays: number[] = []
  for (const step of STEPS)
    for (const [index, id] of ids.entries()) {
      const mine = Math.floor(pages / orders) + (index < pages % orders ? 1 : 0)
      const saidAt = performance.now()
      const { status } = await counter.post(`/console/api/orders/${id}/${step}`, {})
      if (status !== 200) throw new Error(`${step} was answered ${status}`)
      const heard: number[] = []
      await until(() => heard.push(...open.takeHeard(id)) >= mine, `${mine} pages hear of ${step}`)
      delays.push(...heard.map((at) => at - saidAt))
    }
  open.close()

  const of = (subject: string, runs: number) => (figure: string, unit: Figure['unit'], ours: number) => ({
    subject,
    figure,
    unit,
    runs,
    ours,
  })
  const page = of(LIVE.pages, pages)
  const push = of(LIVE.push, delays.length)
  return [
    page('open at once', 'count', pages),
    page('memory of the process before', 'bytes', before),
    page('memory of the process, all open', 'bytes', held),
    page('memory for each page', 'bytes', (held - before) / pages),
    page('processor time to open one', 'fine ms', (openedS * 1_000) / pages),
    page('of a core, nothing happening', 'share', atRest),
    push('p50', 'fine ms', centile(delays, 0.5)),
    push('p99', 'fine ms', centile(delays, 0.99)),
  ]
}
