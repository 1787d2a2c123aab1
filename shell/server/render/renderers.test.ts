import { join } from 'node:path'
import { resolveVisit, type VisitReleases } from '../releases/resolve-visit'
import { aPageToDraw } from '../test/a-page-to-draw'
import { aDocument, aFolder, aRelease, sha384, type Folder } from '../test/a-release'
import { WORKER } from '../test/a-renderer'
import { createRenderers, type Renderers } from './renderers'

const MIB = 1024 * 1024
const server = { file: 'remote.cjs', integrity: sha384('remote') }
const visit = (menu: string, shell = '1.0.0') =>
  resolveVisit(aDocument({ shell: aRelease('shell', {}, shell), 'mfe-menu': aRelease('mfe-menu', { server }, menu) }))

describe('The renderers of the releases in use', () => {
  let folder: Folder
  let renderers: Renderers
  let reported: string[]
  const start = (memoryBytes: number, most?: number) => {
    const options = {
      firstByteMs: 20_000,
      totalMs: 20_000,
      memoryBytes,
      ask: () => new Promise<never>(() => {}),
      report: (_level: string, message: string, { why }: Readonly<Record<string, unknown>>) =>
        void (why && reported.push(`${message}: ${String(why)}`)),
    }
    renderers = createRenderers({ pathOf: (release, file) => join(folder.path, release, file) }, options, most)
  }
  beforeEach(async () => {
    reported = []
    folder = await aFolder()
    for (const shell of ['1.0.0', '2.0.0']) await folder.write(`shell/${shell}/server/render-worker.cjs`, WORKER)
    start(100_000 * MIB)
  })
  afterEach(async () => {
    await renderers.close()
    await folder.remove()
  })

  /** Whose thread drew the page. */
  const drawnBy = async (releases: VisitReleases, href = '/menu', remote: string | null = 'mfe-menu') => {
    const html: string[] = []
    const job = { ...aPageToDraw({ href }), nonce: 'nonce' }
    await renderers.for(releases, remote).render(job, { head: () => {}, html: (piece) => html.push(piece) })
    return html[0]
  }

  it('keep a worker for each release of a remote: two in turn start none anew', async () => {
    const [one, two] = [visit('1.0.0'), visit('2.0.0')]
    const first = [await drawnBy(one), await drawnBy(two), await drawnBy(one, '/', null)]
    expect(new Set(first).size).toBe(3)
    expect([await drawnBy(one), await drawnBy(two), await drawnBy(two, '/', null)]).toEqual(first)
  })

  it('keep one for each shell it is drawn by', async () => {
    const first = [await drawnBy(visit('1.0.0')), await drawnBy(visit('1.0.0', '2.0.0'))]
    expect(new Set(first).size).toBe(2)
    expect([await drawnBy(visit('1.0.0')), await drawnBy(visit('1.0.0', '2.0.0'))]).toEqual(first)
  })

  it('do without the one that was asked least recently when there are too many, once it has drawn what it draws', async () => {
    start(100_000 * MIB, 2)
    const versions = ['1.0.0', '2.0.0', '3.0.0'].map((version) => visit(version))
    const [one, two, three] = versions as [VisitReleases, VisitReleases, VisitReleases]
    const held = drawnBy(one, '/held')
    const first = await drawnBy(two)
    const oldest = renderers.for(one, 'mfe-menu')
    renderers.for(two, 'mfe-menu')
    await drawnBy(three)
    expect(await drawnBy(two)).toBe(first)
    await oldest.render({ ...aPageToDraw({ href: '/release' }), nonce: 'nonce' }, { head: () => {}, html: () => {} })
    await expect(held).resolves.toBe('begun')
    expect(renderers.for(one, 'mfe-menu')).not.toBe(oldest)
  })

  it('lose nobody’s worker to tabs that ask for releases of long ago', async () => {
    start(100_000 * MIB, 2)
    const [one, two] = [visit('1.0.0'), visit('2.0.0')]
    const first = [await drawnBy(one), await drawnBy(two)]
    for (let n = 3; n < 8; n += 1) await drawnBy({ ...visit(`${n}.0.0`), isHeld: true })
    expect(await drawnBy({ ...one, isHeld: true })).toBe(first[0])
    expect([await drawnBy(one), await drawnBy(two)]).toEqual(first)
  })

  it('are there when what they were warmed for comes', async () => {
    const next = visit('2.0.0')
    await renderers.warm(next)
    let isReady = false
    void renderers
      .for(next, 'mfe-menu')
      .ready()
      .then(() => (isReady = true))
    await Promise.resolve()
    await Promise.resolve()
    expect(isReady).toBe(true)
  })

  it('stop a worker that fills the memory of the process and is too busy to say so, and no other', async () => {
    const [good, bad] = [visit('1.0.0'), visit('2.0.0')]
    const before = await drawnBy(good)
    await renderers.close()
    start(process.memoryUsage.rss() + 150 * MIB)
    const same = await drawnBy(good)
    expect(same).not.toBe(before)
    await expect(drawnBy(bad, '/fills-up')).rejects.toThrow('The render worker is gone')
    expect(reported).toEqual([expect.stringMatching(/^A render worker was stopped: It was silent for \d+ ms/)])
    expect(await drawnBy(good)).toBe(same)
    await expect(drawnBy(bad)).resolves.toMatch(/^a\d+/)
  })

  it('stop a worker that says it holds too much, however little the process does', async () => {
    await expect(drawnBy(visit('1.0.0'), '/holds')).rejects.toThrow('The render worker is gone')
    expect(reported).toEqual(['A render worker was stopped: It held 300 MiB'])
  })
})
