import { join } from 'node:path'
import type { Answer } from '../public-data/cached-answers'
import type { PageHead } from '../render/protocol'
import { Renderer, type RendererOptions } from '../render/renderer'
import { aPageToDraw } from './a-page-to-draw'
import { aFolder, type Folder } from './a-release'

/** Does what the address says, spoken to as the built one is. */
export const WORKER = `
const { parentPort: port, threadId, workerData } = require('node:worker_threads')
const slow = []
if (workerData.build?.file !== 'slow-to-start') port.postMessage({ type: 'ready' })
let asked = () => {}
port.on('message', ({ id, job, answer }) => {
  if (answer !== undefined) return asked()
  const say = (message) => port.postMessage({ id, ...message })
  const end = () => say({ type: 'end', end: { rendered: 'page', result: null } })
  switch (job.href) {
    case '/fails': return say({ type: 'failed', message: 'no such page' })
    case '/exits': return process.exit(1)
    case '/throws': return setImmediate(() => { throw new Error('nobody catches this') })
    case '/loops': for (;;) ;
    case '/fills-up': for (const held = []; ;) if (held.length < 150) held.push(Buffer.alloc(8 * 1024 * 1024, 1))
    case '/holds': return port.postMessage({ type: 'memory', bytes: 300 * 1024 * 1024 })
    case '/silent': return
    case '/torso': return say({ type: 'html', html: 'half a' })
    case '/held': say({ type: 'html', html: 'begun' }); return slow.push(end)
    case '/asks': asked = end; return say({ type: 'ask', question: 7, call: { method: 'GET', path: '/clock', headers: {}, body: '' } })
    case '/release': slow.splice(0).forEach((go) => go()); return end()
    default:
      say({ type: 'log', level: 'info', message: 'drawing', details: {} })
      say({ type: 'head', head: { status: 200, title: job.href, description: null, redirect: null } })
      say({ type: 'html', html: 'a' + threadId })
      say({ type: 'html', html: 'b' })
      end()
  }
})
`

/**
 * In every test of a file a renderer with a worker of plain script: `/loops` loops, `/exits` exits, `/held` is held until `/release`, and so on.
 * Time moves by hand; what threads need to talk stays real.
 */
export const runTestRenderer = () => {
  let folder: Folder
  let renderer: Renderer
  let answered: Promise<Answer>
  let reported: string[]

  const start = (options: Partial<RendererOptions> = {}) => {
    renderer = new Renderer({
      set: { build: null },
      firstByteMs: 2_500,
      totalMs: 10_000,
      ask: () => answered,
      report: (level, message) => void reported.push(`${level}: ${message}`),
      ...options,
      script: join(folder.path, options.script ?? 'worker.cjs'),
    })
  }

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    folder = await aFolder()
    await folder.write('worker.cjs', WORKER)
    reported = []
    answered = new Promise(() => {})
    start()
  })
  afterEach(async () => {
    const retired = renderer.retire()
    await jest.advanceTimersByTimeAsync(20_000)
    await retired
    jest.useRealTimers()
    await folder.remove()
  })

  return {
    begin: (href: string) => {
      const html: string[] = []
      const heads: PageHead[] = []
      let begun: () => void = () => {}
      const hasBegun = new Promise<void>((resolve) => (begun = resolve))
      const end = renderer.render(
        { ...aPageToDraw({ href }), nonce: 'nonce' },
        {
          head: (head) => heads.push(head),
          html: (piece) => {
            html.push(piece)
            begun()
          },
        },
      )
      end.catch(() => {})
      return { end, html, heads, hasBegun }
    },
    /** From now on pages that ask the platform get this; until then they wait. */
    answer: (answer: Promise<Answer>) => void (answered = answer),
    reported: () => reported,
    retire: () => renderer.retire(),
    /** Another renderer in place of the one there was; `script`: a file of its folder. */
    startAnew: async (options: Partial<RendererOptions>) => {
      await renderer.retire()
      start(options)
    },
  }
}
