import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { release } from '../fixtures/release-tool'
import { rewordedBuild, type RewordedBuild } from '../fixtures/reworded-build'
import { runSecondSite } from '../fixtures/second-site'

const SMOKE = join(import.meta.dirname, '../../mfe-account/smoke.json')
const CARD = '/card/about'
const HEADING = 'Ten tiles to a whole chicken'
const REWORDED = 'Ten tiles to a chicken, whole'
const inBrowsers = (what: string) => `(typeof window==="undefined"?"${HEADING}":(()=>{${what};return "${HEADING}"})())`

test.describe.configure({ mode: 'default', timeout: 240_000 })

test.describe('A release that is tried in the live site before anybody is given it', () => {
  const site = runSecondSite()
  const builds: RewordedBuild[] = []
  const build = (others: string, words: string = JSON.stringify(HEADING)) => {
    const made = rewordedBuild('mfe-account', words, others)
    cpSync(SMOKE, join(made.path, 'smoke.json'))
    builds.push(made)
    return made
  }
  test.afterAll(() => builds.forEach((made) => made.remove()))

  const publish = (made: RewordedBuild) =>
    release(site.releases.path, 'publish', 'mfe-account', '--from', made.path, '--site', site.url)
  const refused = async (made: RewordedBuild) => {
    const said = await publish(made).then(
      () => ({ code: 0, stdout: '' }),
      (error: { code: number; stdout: string }) => error,
    )
    expect(said.code).toBe(3)
    return said.stdout
  }
  const isGiven = async ({ version }: RewordedBuild) => (await (await fetch(site.url + CARD)).text()).includes(version)
  const status = () => release(site.releases.path, 'status')

  test('is walked and measured beside what everybody has, and what was seen is noted', async () => {
    const good = build(REWORDED, HEADING)
    // What its journey looks for is worded as it was: somebody forgot the journey.
    const said = await refused(good)
    expect(said).toContain("can't be walked")
    expect(said).toMatch(new RegExp(`no \\w+ “${HEADING}” could be \\w+ for 20 s; there are .*“${REWORDED}”`))
    expect(said).toContain('Where smoke.json is wrong')
    expect(await isGiven(good)).toBe(false)
    const asWritten = readFileSync(SMOKE, 'utf8')
    writeFileSync(join(good.path, 'smoke.json'), asWritten.replaceAll(HEADING, REWORDED))
    const passed = await publish(good)
    expect(passed).toContain('walked: the card is explained')
    expect(passed).toMatch(/measured: \/card\/about\n +blocks for \d+ ms/)
    expect(await isGiven(good)).toBe(false)
    expect(await status()).toMatch(new RegExp(`0 %  ${good.version}  published`))
    await release(site.releases.path, 'stop', 'mfe-account', good.version, '--why', 'Too many tiles')
    expect(await refused(good)).toContain('was stopped (Too many tiles)')
  })

  test('and throws in browsers is stopped, with what they told of it', async () => {
    const bad = build(inBrowsers('throw new Error("This release throws in browsers")'))
    // What the server draws can be read all the same.
    expect(await refused(bad)).toMatch(/can't be walked.*A browser told of its code: .*This release throws in browsers/)
    expect(await status()).toMatch(new RegExp(`0 %  ${bad.version}  .*stopped`))
    expect(await isGiven(bad)).toBe(false)
  })

  test('and blocks the page is stopped, with how long and what it is compared with @proof', async () => {
    const slow = build(inBrowsers('const until=performance.now()+400;while(performance.now()<until);'))
    expect(await refused(slow)).toMatch(/\/card\/about: it blocks for \d+ ms \(\d+ now\)/)
    expect(await status()).toMatch(new RegExp(`0 %  ${slow.version}  .*stopped`))
  })
})
