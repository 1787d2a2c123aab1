import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { liveServerBuild } from '../fixtures/release-folder'
import { runSecondSite } from '../fixtures/second-site'

const MENU = '/order/menu/deansgate?fulfilment=collection'

const made = (load: string, render: string) => `
  const page = { id: 'menu.restaurant', path: '/order/menu/:slug', load: ${load}, Page: ${render}, Skeleton: () => null }
  module.exports = { pages: [page], fragments: [] }`

/** The real build and its real data, with something else drawn. */
const drawing = (render: string) => `${liveServerBuild('mfe-menu')}
  ;{ const [page] = module.exports.pages; module.exports = { pages: [{ ...page, Page: ${render} }], fragments: [] } }`

/** Every way in which a server build can be bad, by what a squad might really ship. */
const BUILDS: Readonly<Record<string, () => { source: string | null; honest?: boolean }>> = {
  'is missing': () => ({ source: null }),
  'is not the file that was released': () => ({ source: drawing('() => null'), honest: false }),
  'throws when it is loaded': () => ({ source: "throw new Error('at import')" }),
  'asks for a package that is not shared': () => ({ source: "require('node:fs')" }),
  'throws while rendering': () => ({ source: drawing("() => { throw new Error('in render') }") }),
  'never stops rendering': () => ({ source: drawing('() => { for (;;) {} }') }),
  'never gets its data': () => ({ source: made('() => new Promise(() => {})', '() => null') }),
  'fails to get its data': () => ({ source: made("async () => { throw new Error('no data') }", '() => null') }),
  'ends its process': () => ({ source: drawing('() => { process.exit(1) }') }),
  'throws where nobody catches': () => ({
    source: drawing("() => { setTimeout(() => { throw new Error('later') }); return null }"),
  }),
}

/** Each wants a site of its own: a fair slice has what is refused, what hangs and what takes its process along. */
const IN_THE_SLICE = ['is not the file that was released', 'never stops rendering', 'ends its process']

test.describe('when the server build of the menu', () => {
  for (const [what, build] of Object.entries(BUILDS)) {
    test.describe(what, inTheProofUnless(IN_THE_SLICE.includes(what)), () => {
      // By one worker after the other: each that took a part would start a site of its own for it.
      test.describe.configure({ mode: 'default' })
      const site = runSecondSite(
        (releases) => {
          const { source, honest } = build()
          releases.replaceServerBuild('mfe-menu', source, honest)
        },
        { RENDER_FIRST_BYTE_MS: '1500', RENDER_LOADER_MS: '500' },
      )

      test('the page still comes and the browser finishes it', async ({ page: tab }) => {
        const answer = await tab.goto(site.url + MENU)
        expect(answer?.status()).toBe(200)
        await expect(tab.getByRole('banner')).toBeVisible()
        await expect(tab.getByRole('heading', { name: 'Half chicken' })).toBeVisible()
      })

      test('a reload comes back to where the customer was', { tag: '@proof' }, async ({ page: tab }) => {
        const top = () => tab.evaluate(() => scrollY)
        await tab.goto(site.url + MENU)
        await tab.getByRole('heading', { name: 'Half chicken' }).scrollIntoViewIfNeeded()
        await tab.evaluate(() => scrollTo(0, 1_500))
        await expect.poll(top).toBe(1_500)
        await tab.reload()
        await expect(tab.getByRole('heading', { name: 'Half chicken' })).toBeVisible()
        await expect.poll(top).toBe(1_500)
      })

      test('other pages are rendered as if nothing were', async ({ request }) => {
        const html = await (await request.get(`${site.url}/order/search`)).text()
        expect(html).toContain('Find my Galo')
      })
    })
  }
})
