import { freePorts } from '@galo/build/ports'
import { expect, test } from '../fixtures'
import { startOwnPlatform, type OwnPlatform } from '../fixtures/own-platform'
import { copyReleases, type ReleaseFolder } from '../fixtures/release-folder'
import { release } from '../fixtures/release-tool'
import { rewordedBuild, type RewordedBuild } from '../fixtures/reworded-build'
import { startSecondBff, type SecondBff } from '../fixtures/second-bff'

const APP = 'mfe-account'
const CARD = '/card/about'
const OLD = 'Ten tiles to a whole chicken'
const [GOOD, BAD] = ['Ten tiles to a chicken, whole', 'Ten tiles to no chicken']
/** So many strangers come at once: with an even chance for each, all of them are given the same once in thirty thousand times. */
const STRANGERS = 16

// One site is enough for both.
test.describe.configure({ mode: 'default' })

let releases: ReleaseFolder
let platform: OwnPlatform
let site: SecondBff
let good: RewordedBuild
let bad: RewordedBuild

// A site of its own, whose releases nobody else reads.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  releases = copyReleases()
  good = rewordedBuild(APP, OLD, GOOD)
  bad = rewordedBuild(APP, OLD, BAD)
  const ports = await freePorts(['UK', 'IE'])
  platform = await startOwnPlatform({ GALO_RELEASES: releases.path, SITE_ORIGINS: `http://localhost:${ports.UK}` })
  site = await startSecondBff(releases.path, { PLATFORM_URL: platform.url }, { ports })
  for (const build of [good, bad]) await release(releases.path, 'publish', APP, '--from', build.path)
})
test.afterAll(async () => {
  await site.stop()
  await platform.stop()
  for (const made of [good, bad, releases]) made.remove()
})

const endOf = ({ version }: RewordedBuild) => version.replace('0.1.0-', '')
const wordsOf = async (cookie: string) => {
  const html = await (await fetch(site.url + CARD, { headers: { cookie } })).text()
  return [OLD, GOOD, BAD].filter((words) => html.includes(words)).join()
}
/** What strangers are given, each of it once. */
const given = async () => {
  const all = await Promise.all(Array.from({ length: STRANGERS }, () => wordsOf('')))
  return [...new Set(all)].toSorted()
}
const followed = (words: readonly string[]) => expect.poll(given, { timeout: 20_000 }).toEqual(words.toSorted())
/** The key of somebody who is given this. */
const keyOfWhoIsGiven = async (words: string): Promise<string> => {
  for (;;) {
    const answer = await fetch(site.url + CARD)
    const key = answer.headers.getSetCookie().find((line) => line.startsWith('galo_visit='))
    if ((await answer.text()).includes(words)) return key?.split(';')[0] ?? ''
  }
}

test('The operator gives a release to more, stops it, gives another to everybody and takes it back, and visitors follow', async ({
  page,
  expectAccessible,
}) => {
  const asked = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} .*${APP}`) }).click()
  const panel = page.getByRole('region', { name: APP, exact: true })
  const line = page.getByRole('listitem', { name: APP, exact: true })
  const happened = page.getByRole('region', { name: 'What happened' })
  await page.goto(`${platform.url}/console#releases`)
  await expect(line).toContainText('since')
  await expectAccessible()

  await press(`Try ${endOf(bad)} at 10 %`)
  await expect(panel.getByText('Tried, 10 %')).toBeVisible()
  await expect(panel).toBeFocused()
  await press('Promote to 25 %')
  await press('Promote to 50 %')
  await expect(panel.getByRole('img', { name: new RegExp(`^Visitors: .*${endOf(bad)}, tried, 50 %`) })).toBeVisible()
  await expectAccessible()
  await followed([OLD, BAD])
  const guest = await keyOfWhoIsGiven(BAD)
  expect(await wordsOf(guest)).toBe(BAD)

  await press('Stop')
  await asked.getByRole('button', { name: 'Stop it for good' }).click()
  await expect(asked.getByLabel('Why is it stopped?')).toBeFocused()
  await page.keyboard.type('There is a chicken')
  await expectAccessible()
  await page.keyboard.press('Enter')
  const alarm = page.getByRole('region', { name: new RegExp(`^${APP} ${endOf(bad)} was stopped`) })
  await expect(alarm.getByText('There is a chicken')).toBeVisible()
  await expect(line).toBeFocused()
  await followed([OLD])
  expect(await wordsOf(guest)).toBe(OLD)

  await press(`Try ${endOf(good)} at 50 %`)
  await press('Promote to all')
  await asked.getByRole('button', { name: 'Not now' }).click()
  await expect(panel.getByRole('button', { name: /^Promote to all/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Give it to everybody' }).click()
  await expect(line).toContainText(endOf(good))
  await followed([GOOD])

  await press('Roll back to')
  await asked.getByRole('button', { name: 'Roll back', exact: true }).click()
  await expect(happened.getByRole('listitem').first()).toContainText('is everybody’s again')
  await followed([OLD])
  await expect(line.getByRole('button', { name: new RegExp(`^Try ${endOf(good)} at 10 %`) })).toBeVisible()
  await expectAccessible()

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('Two operators and the tool: nobody overwrites what they have not seen, and what is so already is said to be', async ({
  page,
  context,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/409 .*\/console\/api\/releases/)
  const other = await context.newPage()
  const panelOf = (of: typeof page) => of.getByRole('region', { name: APP, exact: true })
  const buttonOf = (of: typeof page, name: string) => of.getByRole('button', { name: new RegExp(`^${name} .*${APP}`) })
  const asked = page.getByRole('dialog')
  // The latest that is not stopped is the one to be tried.
  await release(releases.path, 'stop', APP, bad.version, '--why', 'There is a chicken')
  for (const each of [page, other]) await each.goto(`${platform.url}/console#releases`)
  await buttonOf(page, `Try ${endOf(good)} at 10 %`).dblclick()
  await expect(panelOf(page).getByText('Tried, 10 %')).toBeVisible()
  await expect(panelOf(other).getByText('Tried, 10 %')).toBeVisible()

  // This page hears of nothing any more.
  await page.route('**/console/api/releases', (route) =>
    route.request().method() === 'GET' ? new Promise<void>(() => {}) : route.continue(),
  )
  await buttonOf(other, 'Promote to 50 %').or(buttonOf(other, 'Promote to 25 %')).first().click()
  await buttonOf(other, 'Promote to 50 %').click()
  await expect(panelOf(other).getByText('Tried, 50 %')).toBeVisible()
  await buttonOf(page, 'Promote to 25 %').click()
  const overtaken = `Nothing was written: ${APP} has changed since you looked: `
  await expect(page.getByText(overtaken)).toContainText('10 → 50 %')
  expect(await release(releases.path, 'status')).toMatch(new RegExp(` 50 %  ${good.version}`))
  await page.unroute('**/console/api/releases')
  await page.reload()
  await expect(panelOf(page).getByText('Tried, 50 %')).toBeVisible()

  await buttonOf(page, 'Promote to all').press('Enter')
  await release(releases.path, 'route', APP, good.version, '--share', '0')
  const again = buttonOf(page, `Try ${endOf(good)} at 10 %`)
  await expect(page.getByRole('listitem', { name: APP, exact: true, includeHidden: true })).toContainText('Try')
  await asked.getByRole('button', { name: 'Give it to everybody' }).press('Enter')
  await expect(asked.getByRole('alert')).toContainText('50 → 0 %')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(again).toBeVisible()
  expect(await release(releases.path, 'status')).toMatch(new RegExp(` 0 %  ${good.version}`))
})
