import type { Browser } from '@playwright/test'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { meetEach } from '../fixtures/failure-table'
import { IN_WORDS, loseAndRegain, WAYS, type Way } from '../fixtures/lost-code'
import type { RemoteUnderTest } from '../fixtures/remotes'
import { RELEASES, startSecondBff, type SecondBff } from '../fixtures/second-bff'
import { startSpoilingProxy, type Spoiling } from '../fixtures/spoiling-proxy'

/** What is lost: all code of a remote, or all but what says where the rest is. */
const PARTS = {
  entry: (remote: string) => new RegExp(`/assets/${remote}/remoteEntry`),
  chunk: (remote: string) => new RegExp(`/assets/${remote}/(?!remoteEntry)[^/]+[.]js`),
}
const SPOILINGS: readonly Spoiling[] = [
  ...(['is missing', 'fails', 'is a web page', 'is closed', 'hangs', 'stops half-way', 'is changed'] as const),
]

/** Of each part one fault, the one on the way in, the other within the site. */
const IN_THE_SLICE = ['entry is missing first', 'chunk is changed hop']

/** Whoever waits leaves the machine to others: these are met by all remotes at once. */
const isSlow = (how: Spoiling) => how === 'hangs' || how === 'stops half-way'
const AT_ONCE = { slow: 5, fast: 2 }

test.describe.configure({ timeout: 240_000 })

test.describe('Code that is lost between the site and a browser', () => {
  let site: SecondBff
  // What the server draws is here each time: a busy machine may be too late for it, and then the page is another one.
  test.beforeAll(async () => {
    site = await startSecondBff(RELEASES, { RENDER_FIRST_BYTE_MS: '20000', RENDER_LOADER_MS: '20000' })
  })
  test.afterAll(() => site.stop())

  /** In a browser and behind a line of its own; answers the seconds. */
  const meet = async (browser: Browser, remote: RemoteUnderTest, files: RegExp, how: Spoiling, way: Way) => {
    const line = await startSpoilingProxy(site.url)
    const context = await browser.newContext({ baseURL: line.url, storageState: saidNo() })
    try {
      return await loseAndRegain(await context.newPage(), remote, way, {
        lose: () => line.spoil(files, how),
        mend: () => line.mend(),
      })
    } finally {
      await context.close()
      await line.close()
    }
  }

  for (const part of ['entry', 'chunk'] as const)
    for (const how of SPOILINGS)
      for (const way of WAYS)
        test(
          `${part} ${how}, ${IN_WORDS[way]}: each remote’s page offers a way on and comes back by it`,
          inTheProofUnless(IN_THE_SLICE.includes(`${part} ${how} ${way}`)),
          async ({ browser }, info) => {
            const wrongs = await meetEach(info, {
              fault: `${part} ${how}`,
              way,
              atOnce: isSlow(how) ? AT_ONCE.slow : AT_ONCE.fast,
              meet: (remote) => meet(browser, remote, PARTS[part](remote.name), how, way),
            })
            expect(wrongs).toEqual([])
          },
        )
})
