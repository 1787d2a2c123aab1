import { expect, test } from '../fixtures'
import { resultsOf } from '../fixtures/journey'
import { UNKNOWN_TO_THE_PROVIDER } from '../fixtures/complaints'
import { liveServerBuild } from '../fixtures/release-folder'
import { runSecondSite } from '../fixtures/second-site'

/** The real build, whose loader gives its data in another shape: its code of before can't read them. */
const reshaped = () => `${liveServerBuild('mfe-menu')}
  ;{ const [page] = module.exports.pages
     const load = async (...asked) => { const answer = await page.load(...asked); return { ...answer, data: { wrapped: answer.data } } }
     module.exports = { ...module.exports, pages: [{ ...page, load }] } }`

const HREF = '/order/menu/deansgate?fulfilment=collection'

test.describe('A release of the menu that gives its data in another shape', () => {
  const site = runSecondSite()

  test('goes live and is taken back, and every open tab gets the data that its code reads', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expectAny(UNKNOWN_TO_THE_PROVIDER)
    /** The names of what a menu of this release is given; `none`: whoever names no release. */
    const namesIn = async (release: string) => {
      const named = release === 'none' ? {} : { release }
      const answer = await request.get(`${site.url}/order/api/page`, { params: { href: HREF, ...named } })
      const { data } = (await answer.json()) as { data: object }
      return Object.keys(data)
    }
    await page.goto(`${site.url}${resultsOf('UK')}`)
    await page.waitForLoadState('networkidle')
    const before = site.releases.versionOf('mfe-menu')
    const usual = await namesIn('none')
    const takeBack = site.releases.goLive('mfe-menu', `${before}-reshaped`, { server: reshaped() })
    await expect.poll(() => namesIn('none')).toEqual(['wrapped'])
    expect(await namesIn(before)).toEqual(usual)

    // Not the first restaurant, whose menu was brought ahead: this one is asked for now.
    const asked = page.waitForResponse((response) => response.url().includes('/order/api/page'))
    await page
      .getByRole('link', { name: /order from here|see the menu/i })
      .nth(3)
      .click()
    const answer = await asked
    expect([new URL(answer.url()).searchParams.get('release'), answer.status()]).toEqual([before, 200])
    await expect(page.getByRole('heading', { name: 'Half chicken' })).toBeVisible()

    takeBack()
    await expect.poll(() => namesIn('none')).toEqual(usual)
    expect(await namesIn(`${before}-reshaped`)).toEqual(['wrapped'])
  })
})
