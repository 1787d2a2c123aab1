// Makes a sixth remote in a copy of the house, and shows that it builds, is routed and shows up with no other file touched; then takes it away again.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHROMIUM_ARGS, findChromiumForTests } from '../browser/chromium.mjs'
import { tryRemote } from '../new-remote/try-remote.mjs'
import { ROOT } from '../releases/apps.mjs'
import { messageOf } from './steps/message-of.mjs'
import { freePorts } from './steps/ports.mjs'
import { TYPE_CHECKER } from './steps/run.mjs'

const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test')

const remote = await tryRemote('sixth', ROOT)
const { house, folder, run } = remote
/** @type {(() => unknown)[]} what is to be ended, in the order it was begun */
const clean = []
const leave = async () => {
  for (const each of clean.splice(0).reverse()) await each()
  house.remove()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void leave().then(() => process.exit(130)))

/**
 * @param {string} what
 * @param {() => unknown} prove throws when it is not so
 */
const shown = async (what, prove) => {
  await prove()
  console.log(`✓ ${what}`)
}
const build = () => run(process.execPath, '--import', 'tsx', 'shared/build/bin/build.mjs')

/** The copy's own site. */
const startCopy = async () => {
  const { startSite } = await import(pathToFileURL(join(house.path, 'shared/build/bin/steps/site.mjs')).href)
  const ports = await freePorts(['BFF_UK_PORT', 'BFF_IE_PORT', 'PLATFORM_PORT'])
  const site = await startSite({
    ports,
    env: { GALO_ENV: 'local', GALO_DATA: 'memory' },
    onLine: () => {},
    onLost: console.error,
  })
  clean.push(site.stop)
  return site.sites.UK
}

let code = 0
try {
  await shown('it builds, and nobody else has a release for it', async () => {
    const released = [...(await build()).matchAll(/^build: (\S+) \d+[.]\d+[.]\d+-/gm)].map(([, app]) => app)
    assert.deepEqual(released, [folder])
  })
  await shown('its types are known, and its own test passes', async () => {
    const [node, args] = TYPE_CHECKER
    await run(node, ...args, folder)
    await run('node_modules/.bin/jest', '-c', 'jest.config.cjs', '--maxWorkers=1', folder)
  })
  const site = await startCopy()
  await shown('its page is drawn by the server', async () => {
    const answer = await fetch(`${site}/order/sixth`)
    assert.equal(answer.status, 200)
    assert.match(await answer.text(), /<h1[^>]*>Sixth<\/h1>/)
  })
  await shown('its fragment shows up in the browser', async () => {
    const browser = await chromium.launch({ executablePath: findChromiumForTests(), args: [...CHROMIUM_ARGS] })
    clean.push(() => browser.close())
    const page = await browser.newPage()
    await page.goto(`${site}/order/sixth`)
    await page.getByText('Sixth says hello.').waitFor()
  })
  await shown('no other file was touched', () => assert.deepEqual(remote.touchedOutside(), []))
  await shown('taken away, it leaves nothing behind', async () => {
    remote.takeAway()
    assert.match(await build(), /@galo\/mfe-sixth is no more/)
    assert.deepEqual(remote.allTouched(), [])
    // The site looks at the release document twice a second.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    assert.equal((await fetch(`${site}/order/sixth`)).status, 404)
  })
} catch (error) {
  const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error)
  console.error(stdout, stderr, messageOf(error))
  code = 1
} finally {
  await leave()
}
process.exit(code)
