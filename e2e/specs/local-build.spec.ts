import { spawn } from 'node:child_process'
import { freePorts } from '@galo/build/ports'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { addCombo, chooseSlot, openCheckout, openMenu } from '../fixtures/journey'
import { rewordedBuild, type RewordedBuild } from '../fixtures/reworded-build'
import { startDev, type RunningDev } from '../fixtures/running-dev'
import { runSecondSite } from '../fixtures/second-site'

const OLD = 'Search the menu'
const NEW = 'Search this menu'
const ROOT = new URL('../../', import.meta.url).pathname

const band = (page: Page) => page.getByRole('complementary', { name: 'Local build' })

test.describe('A build of somebody’s machine on a running site', () => {
  const site = runSecondSite()
  let build: RewordedBuild
  let tool: RunningDev
  let here: string
  test.beforeAll(async () => {
    build = rewordedBuild('mfe-menu', OLD, NEW)
    const { port } = await freePorts(['port'])
    here = `http://localhost:${port}`
    tool = await startDev(['mfe-menu', '--on', site.url, '--from', build.path], {
      cwd: ROOT,
      env: { ...process.env, DEV_PORT: String(port) },
    })
  })
  test.afterAll(async () => {
    await tool.stop()
    build.remove()
  })

  test('is seen by who opens it there, with a band that says so, over the site’s own basket and checkout, and by nobody else', async ({
    browser,
    expectAccessible,
    page,
    market,
  }) => {
    test.slow()
    const context = await browser.newContext({ baseURL: here, storageState: saidNo() })
    const local = await context.newPage()
    await openMenu(local, market)
    await expect(band(local)).toContainText(`mfe-menu on this page is ${build.version}, from your machine.`)
    await expect(local.getByPlaceholder(NEW)).toBeAttached()
    await addCombo(local)
    await openCheckout(local)
    await expect(band(local)).toBeVisible()
    await chooseSlot(local)
    await expect(local.getByText('You’re checking out as a guest.')).toBeVisible()

    await test.step('the band leads to the same page of the site, as it is for everybody', async () => {
      await openMenu(local, market)
      await band(local).getByRole('link', { name: 'Back to the site' }).click()
      await expect(local).toHaveURL(new RegExp(`^${site.url}/order/menu/`))
      await expect(local.getByPlaceholder(OLD)).toBeAttached()
      await expect(band(local)).toHaveCount(0)
    })
    await context.close()

    await test.step('nobody else sees anything of it', async () => {
      await page.goto(`${site.url}/order/menu/deansgate?fulfilment=collection`)
      await expect(page.getByPlaceholder(OLD)).toBeAttached()
      await expect(band(page)).toHaveCount(0)
      await expectAccessible()
    })
  })

  test('is no part of a site that is none of ours', async () => {
    const [code, said] = await new Promise<[number | null, string]>((resolve) => {
      const other = spawn(process.execPath, ['shared/build/bin/dev.mjs', 'mfe-menu', '--on', 'http://localhost:1'], {
        cwd: ROOT,
        env: { ...process.env, DEV_PORT: '29999' },
      })
      let text = ''
      other.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
      other.once('close', (ended) => resolve([ended, text]))
    })
    expect(code).toBe(1)
    expect(said).toContain('Nothing can be tried on http://localhost:1: it can’t be reached')
  })
})
