import { MARKETS } from '@galo/domain'
import { aConfig } from '../test/a-config'
import { publicConfig } from '../http/public-config'
import { aDocument, aRelease } from '../test/a-release'
import { resolveVisit } from '../releases/resolve-visit'
import { aPageToDraw, RELEASES, WHOLE } from '../test/a-page-to-draw'
import type { PageEnd, RenderJob } from './protocol'
import type { RenderSink } from './renderer'
import { createSharedRenders, readWithNonce } from './shared-renders'

describe('createSharedRenders', () => {
  let now: number
  let drawn: RenderJob[]
  let end: () => Promise<PageEnd>
  const render = (job: RenderJob, sink: RenderSink) => {
    drawn.push(job)
    sink.html(`<style nonce="${job.nonce}"></style>`)
    return end()
  }
  const renders = () => createSharedRenders({ for: () => ({ render }), chrome: () => ({ render }) }, () => now)

  beforeEach(() => {
    now = 50_000
    drawn = []
    end = () => Promise.resolve(WHOLE)
  })

  it('draws a menu once for two hundred who open it at noon', async () => {
    const { page } = renders()
    const shown = Array.from({ length: 200 }, () => page(RELEASES, 'mfe-menu', aPageToDraw()))
    expect(await Promise.all(shown.map((one) => one.end))).toEqual(Array(200).fill(WHOLE))
    expect(drawn).toHaveLength(1)
  })

  it('gives each visitor a nonce of his own, and tells nobody the one it was drawn with', () => {
    const shared = renders().page(RELEASES, 'mfe-menu', aPageToDraw())
    const read = (nonce: string) => {
      const pieces: string[] = []
      readWithNonce(shared, nonce, (html) => pieces.push(html))
      return pieces.join('')
    }
    expect([read('anna'), read('ben')]).toEqual(['<style nonce="anna"></style>', '<style nonce="ben"></style>'])
  })

  it('shows a page again for a second', () => {
    const { page } = renders()
    page(RELEASES, 'mfe-menu', aPageToDraw())
    now += 1_000
    expect(page(RELEASES, 'mfe-menu', aPageToDraw({ serverNow: 2_000 })).serverNow).toBe(1_000)
    expect(drawn).toHaveLength(1)
  })

  it('keeps apart what differs: pages, sites, markets, flags, releases, and their data', () => {
    const { page } = renders()
    const next = resolveVisit(aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu', {}, '2.0.0') }))
    page(RELEASES, 'mfe-menu', aPageToDraw())
    page(RELEASES, 'mfe-menu', aPageToDraw({ href: '/order/menu/york' }))
    page(RELEASES, 'mfe-menu', aPageToDraw({ origin: 'http://other.test' }))
    page(RELEASES, 'mfe-menu', aPageToDraw({ want: 'data' }))
    page(RELEASES, 'mfe-menu', aPageToDraw({ flags: { 'collect-unavailable': true } }))
    page(next, 'mfe-menu', aPageToDraw())
    for (const market of Object.keys(MARKETS))
      page(RELEASES, 'mfe-menu', aPageToDraw({ config: publicConfig(aConfig(), market === 'IE' ? 'IE' : 'UK') }))
    expect(drawn).toHaveLength(7)
  })

  it('draws a visit that is one visitor’s own for that visitor alone', () => {
    const { page } = renders()
    page(RELEASES, 'mfe-menu', aPageToDraw({ isOwn: true }))
    page(RELEASES, 'mfe-menu', aPageToDraw({ isOwn: true }))
    expect(drawn).toHaveLength(2)
  })

  it.each([
    ['failed', () => Promise.reject(new Error('gone'))],
    ['came without its data', () => Promise.resolve<PageEnd>({ rendered: 'skeleton', result: null })],
  ])('shows the next visitor no page that %s', async (_what, unwhole) => {
    const { page } = renders()
    end = unwhole
    await page(RELEASES, 'mfe-menu', aPageToDraw()).end.catch(() => {})
    end = () => Promise.resolve(WHOLE)
    await expect(page(RELEASES, 'mfe-menu', aPageToDraw()).end).resolves.toEqual(WHOLE)
  })
})
