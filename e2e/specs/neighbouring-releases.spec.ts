import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { releaseDocumentSchema, type Release } from '@galo/contracts/release'
import { misfits } from '@galo/releases'
import { expect, test } from '../fixtures'
import { UNKNOWN_TO_THE_PROVIDER } from '../fixtures/complaints'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { confirmation, findRestaurant, goToPayment, payWithGoodCard } from '../fixtures/journey'
import { handOver } from '../fixtures/handed-over'
import { APPS, buildAfter, buildBefore, NEW_NAME, ownBuilds, type Builds } from '../fixtures/neighbour-build'
import { release } from '../fixtures/release-tool'
import { tryAgain } from '../fixtures/remotes'
import { startReleasedSite, storeOf, type ReleasedSite } from '../fixtures/released-site'

const isProof = process.env.PROOF !== undefined
const REMOTES = APPS.filter((app) => app !== 'shell')
/** A fair slice builds those anew that most of an order is in; the others are as they are. */
const NEXT_APPS = isProof ? APPS : (['shell', 'mfe-menu', 'mfe-checkout'] as const)

const NEIGHBOURS = ['n−1', 'n', 'n+1'] as const
type Neighbour = (typeof NEIGHBOURS)[number]
const isOlder = (one: Neighbour, other: Neighbour) => NEIGHBOURS.indexOf(one) < NEIGHBOURS.indexOf(other)
const NO_PAST = 'The history here has no release that was another: clone some dozens of commits to walk with what was.'

// One site goes from mix to mix: what is given is said by each test.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test.describe('Neighbouring shells and remotes', () => {
  let store: string
  let site: ReleasedSite | undefined
  let builds: { readonly 'n−1': Builds | null; readonly n: Builds; readonly 'n+1': Builds }
  /** Whose of an app: this checkout's where that one has none. */
  const releaseOf = (app: string, whose: Neighbour): Release => {
    const found = builds[whose]?.releases.get(app) ?? builds.n.releases.get(app)
    if (found === undefined) throw new Error(`${app} was not built`)
    return found
  }
  const versionOf = (app: string, whose: Neighbour) => releaseOf(app, whose).metadata.version

  const publish = async (app: string, whose: Neighbour) => {
    const build = handOver(app, builds[whose]?.folder)
    try {
      return await release(store, 'publish', app, '--from', build.path)
    } finally {
      build.remove()
    }
  }
  const promote = (app: string, whose: Neighbour) => release(store, 'promote', app, versionOf(app, whose))

  test.beforeAll(async () => {
    test.setTimeout(900_000)
    builds = { 'n−1': isProof ? await buildBefore() : null, n: ownBuilds(), 'n+1': await buildAfter(NEXT_APPS) }
    store = storeOf(
      [builds['n−1'], builds.n].filter((each) => each !== null),
      builds['n+1'],
    )
    site = await startReleasedSite(store)
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(store, { recursive: true, force: true })
  })
  // What is made for each test is made for what goes before all of them, too, where there is no site yet.
  test.use({ baseURL: async ({}, use) => use(site?.url) })
  test.beforeEach(({ complaints }) => complaints.expectAny(UNKNOWN_TO_THE_PROVIDER))

  /** Has everybody given this shell and these remotes, the newer first, and waits until they are. */
  const give = async (shell: Neighbour, remotes: Readonly<Record<string, Neighbour>>) => {
    const before = await site?.given()
    const goesBack = NEIGHBOURS.some((each) => isOlder(shell, each) && versionOf('shell', each) === before?.['shell'])
    const all: readonly (readonly [string, Neighbour])[] = [['shell', shell], ...Object.entries(remotes)]
    for (const [app, whose] of goesBack ? all.toReversed() : all) {
      if (whose === 'n+1' && builds[whose].releases.has(app)) await publish(app, whose)
      if (before?.[app] !== versionOf(app, whose)) await promote(app, whose)
    }
    const wanted = Object.fromEntries(all.map(([app, whose]) => [app, versionOf(app, whose)]))
    await expect.poll(() => site?.given(), { timeout: 30_000 }).toEqual(wanted)
  }
  const all = (whose: Neighbour) => Object.fromEntries(REMOTES.map((app) => [app, whose]))

  /** From a postcode to the page of an order that is paid for, all of it by what is given. */
  const orderAMeal = async (page: Page) => {
    const loaded = new Map<string, Set<string>>()
    page.on('request', (request) => {
      const [, app, file] = /\/order\/assets\/([\w-]+)\/(?:[^/]+\/)?([^/]+\.js)$/.exec(request.url()) ?? []
      if (app !== undefined && file !== undefined) loaded.set(app, (loaded.get(app) ?? new Set()).add(file))
    })
    await findRestaurant(page, 'UK')
    await goToPayment(page)
    await payWithGoodCard(page)
    await expect(confirmation(page)).toBeVisible({ timeout: 30_000 })
    const given = await site?.given()
    for (const [app, files] of loaded) {
      const of = NEIGHBOURS.map((whose) => releaseOf(app, whose)).find(
        ({ metadata }) => metadata.version === given?.[app],
      )
      expect(Object.keys(of?.extras.files ?? {}), `${app} ${given?.[app]}`).toEqual(expect.arrayContaining([...files]))
    }
    expect([...loaded.keys()]).toEqual(
      expect.arrayContaining(['shell', 'mfe-search', 'mfe-menu', 'mfe-checkout', 'mfe-tracking']),
    )
  }

  const refused = async (answer: Promise<string>) => {
    const said = await answer.then(
      (stdout) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    )
    expect(said.code, said.stdout).toBe(3)
    return said.stdout
  }

  for (const shell of NEIGHBOURS)
    for (const remotes of NEIGHBOURS)
      test(
        `shell ${shell}, remotes ${remotes}: a meal is ordered, and what does not fit is refused`,
        // The shell comes first, and meets what is there and what comes after it; what comes before its shell is refused alike, whose build it is.
        inTheProofUnless(shell === 'n+1' && remotes !== 'n−1'),
        async ({ page }) => {
          test.skip(builds['n−1'] === null && [shell, remotes].includes('n−1'), NO_PAST)
          const unfit = REMOTES.filter((app) => misfits(releaseOf('shell', shell), releaseOf(app, remotes)).length > 0)
          if (!isOlder(shell, remotes)) expect(unfit, 'a shell gives what it gave').toEqual([])
          else if (remotes === 'n+1') expect(unfit).toEqual(REMOTES.filter((app) => builds['n+1'].releases.has(app)))
          await give(shell, { ...all(remotes), ...Object.fromEntries(unfit.map((app) => [app, shell])) })
          for (const app of unfit) {
            const said = await refused(remotes === 'n+1' ? publish(app, remotes) : promote(app, remotes))
            expect(said).toContain(
              `${app} ${versionOf(app, remotes)} does not fit shell ${versionOf('shell', shell)}, which has visitors: it takes `,
            )
            if (remotes === 'n+1')
              expect(said).toContain(`${NEW_NAME} from @galo/navigation, which the shell does not give`)
            expect(said).toContain('Build it for that shell, or release the shell first.')
          }
          await orderAMeal(page)
        },
      )

  for (const app of REMOTES)
    test(`shell n and its remotes, ${app} of before: a meal is ordered`, inTheProofUnless(false), async ({ page }) => {
      test.skip(builds['n−1'] === null, NO_PAST)
      await give('n', { ...all('n'), [app]: 'n−1' })
      await orderAMeal(page)
    })

  test('a shell that what visitors are given needs is not taken from them', async () => {
    await give('n+1', all('n+1'))
    const given = await site?.given()
    const promoted = await refused(promote('shell', 'n'))
    expect(promoted).toContain('Release it for the new shell first, or keep the shell giving what it takes.')
    const takenBack = await refused(release(store, 'rollback', 'shell'))
    const needing = REMOTES.filter((app) => builds['n+1'].releases.has(app)).toSorted()
    expect(takenBack).toContain(`A shell is taken back after what needs it: ${needing.join(', ')}.`)
    expect(await site?.given()).toEqual(given)
  })

  for (const [shell, isBeside] of [
    ['n', true],
    ['n−1', true],
    ['n', false],
    ['n−1', false],
  ] as const)
    test(
      `a document that gives remotes n+1 to shell ${shell} all the same: ${isBeside ? 'what fits stands in, and a meal is ordered' : 'where nothing fits its pages are out of order, not unheard of'}`,
      inTheProofUnless(false),
      async ({ browser, contextOptions }) => {
        test.skip(builds['n−1'] === null && shell === 'n−1', NO_PAST)
        await give('n+1', all('n+1'))
        const other = mkdtempSync(join(tmpdir(), 'galo-misfits-'))
        cpSync(store, other, { recursive: true })
        rmSync(join(other, 'documents'), { recursive: true, force: true })
        const file = join(other, 'releases.json')
        const { schema, microFrontends } = releaseDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
        for (const [name, releases] of Object.entries(microFrontends)) {
          const app = name.replace('@galo/', '')
          const isGiven = ({ metadata }: Release) =>
            metadata.version === versionOf(app, app === 'shell' ? shell : 'n+1')
          microFrontends[name] = releases
            .filter((each) => isBeside || isGiven(each))
            .map((each) => ({ ...each, deployment: { traffic: isGiven(each) ? 100 : 0, default: isGiven(each) } }))
        }
        writeFileSync(file, JSON.stringify({ schema, microFrontends }))
        const misfit = await startReleasedSite(other)
        const page = await browser.newPage({ ...contextOptions, baseURL: misfit.url })
        try {
          if (isBeside) {
            const given = await misfit.given()
            for (const app of REMOTES) expect(given[app]).not.toBe(versionOf(app, 'n+1'))
            await findRestaurant(page, 'UK')
            await goToPayment(page)
            await payWithGoodCard(page)
          } else {
            const answer = await page.goto('/order/search')
            expect(answer?.status()).toBe(503)
            const wayOn = page.getByRole('main').getByRole('button', { name: /Try again|Reload the page/ })
            await expect(wayOn).toBeVisible()
            // There is no other release to be had within the page: only another document can bring one.
            await tryAgain(page)
            await expect(wayOn).toHaveText('Reload the page')
          }
        } finally {
          await page.context().close()
          await misfit.stop()
          rmSync(other, { recursive: true, force: true })
        }
      },
    )
})
