import { join } from 'node:path'
import { aFolder, type Folder } from '../test/a-release'
import type { Answer } from '../public-data/cached-answers'
import { currentRequest, inRequest, stepBelow } from '../telemetry/current-request'
import type { PageHead, RenderJob } from './protocol'
import { Renderer } from './renderer'

/** Does what the address says: a worker of plain script, spoken to as the built one is. */
const WORKER = `
const { parentPort: port, threadId, workerData } = require('node:worker_threads')
const slow = []
if (workerData.build === null) port.postMessage({ type: 'ready' })
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

const aJob = (href: string): RenderJob => ({
  want: 'page',
  href,
  origin: 'http://uk.test',
  config: {
    market: 'UK',
    language: 'en',
    environment: 'cicd',
    isDevelopment: false,
    siteUrls: { UK: '', IE: '' },
    identityUrl: 'http://identity.test',
    menuToken: '',
    developmentToken: '',
    cardKey: '',
    cardScriptUrl: null,
  },
  serverNow: 0,
  aheadMs: 0,
  nonce: 'nonce',
  remotes: [],
  stores: {},
  facts: {},
  flags: {},
  loaderDeadlineMs: 1_000,
})

describe('Renderer', () => {
  let folder: Folder
  let renderer: Renderer
  let reported: string[]
  let answered: Promise<Answer>

  const begin = (href: string) => {
    const html: string[] = []
    const heads: PageHead[] = []
    let begun: () => void = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const end = renderer.render(aJob(href), {
      head: (head) => heads.push(head),
      html: (piece) => {
        html.push(piece)
        begun()
      },
    })
    end.catch(() => {})
    return { end, html, heads, hasBegun }
  }

  beforeEach(async () => {
    // Time moves by hand; what threads need to talk stays real.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    folder = await aFolder()
    await folder.write('worker.cjs', WORKER)
    reported = []
    answered = new Promise(() => {})
    renderer = new Renderer({
      script: join(folder.path, 'worker.cjs'),
      set: { build: null },
      firstByteMs: 2_500,
      totalMs: 10_000,
      ask: () => answered,
      report: (level, message) => void reported.push(`${level}: ${message}`),
    })
  })
  afterEach(async () => {
    const retired = renderer.retire()
    await jest.advanceTimersByTimeAsync(20_000)
    await retired
    jest.useRealTimers()
    await folder.remove()
  })

  it('passes on the head and the pieces in order, then the end', async () => {
    const { end, html, heads } = begin('/menu')
    await expect(end).resolves.toEqual({ rendered: 'page', result: null })
    expect(heads).toMatchObject([{ status: 200, title: '/menu' }])
    expect(html).toEqual([expect.stringMatching(/^a\d+$/), 'b'])
    expect(reported).toEqual(['info: drawing'])
  })

  it('says a page’s lines for the request that it is drawn for, and what a worker says of itself for none', async () => {
    await renderer.retire()
    const traces: (string | null)[] = []
    const within = <T>(what: () => T): [trace: string, T] => {
      const context = stepBelow(null)
      return [context.trace, inRequest({ context, onStep: () => {}, onTold: () => {} }, what)]
    }
    ;[, renderer] = within(
      () =>
        new Renderer({
          script: join(folder.path, 'worker.cjs'),
          set: { build: null },
          firstByteMs: 2_500,
          totalMs: 10_000,
          ask: () => answered,
          report: () => void traces.push(currentRequest()?.context.trace ?? null),
        }),
    )
    const [one, first] = within(() => begin('/one'))
    const [two, second] = within(() => begin('/two'))
    await Promise.all([first.end, second.end])
    const [, failing] = within(() => begin('/throws'))
    await expect(failing.end).rejects.toThrow('gone')
    expect(traces).toEqual([one, two, null])
  })

  it('keeps the pages apart that are under way together', async () => {
    const first = begin('/one')
    const second = begin('/two')
    await Promise.all([first.end, second.end])
    expect([first.heads[0]?.title, second.heads[0]?.title]).toEqual(['/one', '/two'])
  })

  it('rejects the page that failed, and that one only', async () => {
    const failing = begin('/fails')
    const other = begin('/menu')
    await expect(failing.end).rejects.toThrow('no such page')
    await expect(other.end).resolves.toMatchObject({ rendered: 'page' })
  })

  it.each(['/silent', '/loops'])(
    'gives up on a worker without a word (%s) and goes on with a new one',
    async (href) => {
      const before = begin('/menu')
      await before.end
      const silent = begin(href)
      jest.advanceTimersByTime(2_500)
      const next = begin('/menu')
      await expect(silent.end).rejects.toThrow('longer than 2500 ms')
      await next.end
      expect(next.html).not.toEqual(before.html)
    },
  )

  it('waits with the page for an answer from the platform, and stops no worker for that', async () => {
    const before = begin('/menu')
    await before.end
    let arrive: (answer: Answer) => void = () => {}
    answered = new Promise((resolve) => (arrive = resolve))
    const waiting = begin('/asks')
    await begin('/menu').end
    await jest.advanceTimersByTimeAsync(5_000)
    arrive({ status: 200, contentType: 'application/json', text: '{}' })
    await expect(waiting.end).resolves.toMatchObject({ rendered: 'page' })
    const after = begin('/menu')
    await after.end
    expect(after.html).toEqual(before.html)
  })

  it('gives up on a page that the platform keeps waiting to the end, and takes no other page along', async () => {
    const before = begin('/menu')
    await before.end
    const waiting = begin('/asks')
    await begin('/menu').end
    jest.advanceTimersByTime(5_000)
    const other = begin('/held')
    await other.hasBegun
    const outcome = expect(waiting.end).rejects.toThrow('longer than 10000 ms')
    jest.advanceTimersByTime(5_000)
    await outcome
    await begin('/release').end
    await expect(other.end).resolves.toMatchObject({ rendered: 'page' })
    const after = begin('/menu')
    await after.end
    expect(after.html).toEqual(before.html)
  })

  it('gives up on a page whose turn does not come, and not on those the worker is drawing', async () => {
    await renderer.retire()
    renderer = new Renderer({
      script: join(folder.path, 'worker.cjs'),
      set: { build: null },
      firstByteMs: 2_500,
      totalMs: 30_000,
      ask: () => answered,
      report: () => {},
    })
    const before = begin('/menu')
    await before.end
    const waiting = begin('/silent')
    const outcome = expect(waiting.end).rejects.toThrow('longer than 10000 ms')
    for (let second = 0; second < 13; second += 1) {
      await begin('/menu').end
      jest.advanceTimersByTime(1_000)
    }
    await outcome
    const after = begin('/menu')
    await after.end
    expect(after.html).toEqual(before.html)
  })

  describe('while its worker starts', () => {
    beforeEach(async () => {
      await renderer.retire()
      renderer = new Renderer({
        script: join(folder.path, 'worker.cjs'),
        set: { build: { remote: 'mfe-menu', file: 'slow-to-start', integrity: '' } },
        firstByteMs: 2_500,
        totalMs: 10_000,
        ask: () => answered,
        report: (level, message) => void reported.push(`${level}: ${message}`),
      })
    })

    it('gives up on a page in time, and lets the worker go on starting', async () => {
      const before = begin('/menu')
      await before.end
      const early = begin('/silent')
      jest.advanceTimersByTime(2_500)
      await expect(early.end).rejects.toThrow('longer than 2500 ms')
      const after = begin('/menu')
      await after.end
      expect(after.html).toEqual(before.html)
    })

    it('gives up on a worker that does not come to an end with it', async () => {
      const before = begin('/menu')
      await before.end
      jest.advanceTimersByTime(5_000)
      const after = begin('/menu')
      await after.end
      expect(after.html).not.toEqual(before.html)
    })
  })

  it('gives up on a page that never ends, however long after its first piece', async () => {
    const torso = begin('/torso')
    await torso.hasBegun
    jest.advanceTimersByTime(9_999)
    const outcome = expect(torso.end).rejects.toThrow('longer than 10000 ms')
    jest.advanceTimersByTime(1)
    await outcome
    expect(torso.html).toEqual(['half a'])
  })

  it.each(['/exits', '/throws'])('rejects the page of a worker that is gone (%s), and draws the next', async (href) => {
    await expect(begin(href).end).rejects.toThrow('The render worker is gone')
    await expect(begin('/menu').end).resolves.toMatchObject({ rendered: 'page' })
  })

  it('sets a worker aside that died three times, and forgives it half a minute later', async () => {
    for (let n = 0; n < 3; n += 1) await expect(begin('/exits').end).rejects.toThrow('gone')
    await expect(begin('/menu').end).rejects.toThrow('set aside')
    jest.advanceTimersByTime(29_999)
    await expect(begin('/menu').end).rejects.toThrow('set aside')
    jest.advanceTimersByTime(1)
    await expect(begin('/menu').end).resolves.toMatchObject({ rendered: 'page' })
  })

  it('is set aside, not tried for ever, when its script is missing', async () => {
    await renderer.retire()
    renderer = new Renderer({
      script: join(folder.path, 'missing.cjs'),
      set: { build: null },
      firstByteMs: 2_500,
      totalMs: 10_000,
      ask: () => answered,
      report: (level, message) => void reported.push(`${level}: ${message}`),
    })
    for (let n = 0; n < 3; n += 1) await expect(begin('/menu').end).rejects.toThrow('gone')
    await expect(begin('/menu').end).rejects.toThrow('set aside')
    expect(reported).toEqual(Array(3).fill('error: A render worker failed'))
  })

  it('waits for what is under way when it retires', async () => {
    const held = begin('/held')
    await held.hasBegun
    let isRetired = false
    const retired = renderer.retire().then(() => (isRetired = true))
    await jest.advanceTimersByTimeAsync(1_000)
    expect(isRetired).toBe(false)
    await begin('/release').end
    await expect(held.end).resolves.toMatchObject({ rendered: 'page' })
    await jest.advanceTimersByTimeAsync(10)
    await retired
  })
})
