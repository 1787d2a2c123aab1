import { REMOTES } from '../../releases/apps.mjs'
import { tool, TYPE_CHECK } from './run.mjs'

const PACKAGES = ['shared', 'shell', ...REMOTES, 'platform', 'e2e']
const node = process.execPath
/**
 * @param {string} file
 * @returns {Command}
 */
const bin = (file) => [node, [`shared/build/bin/${file}`]]
const JEST = tool('jest')
/** A test file waits a quarter of its time, for processes, answers and timers: two workers leave cores idle that a third one fills. */
const JEST_CONFIG = ['-c', 'jest.config.cjs', '--maxWorkers=3']
const PLATFORM_TESTS = 'platform/.*[.]integration[.]test'
/**
 * What either database is asked alike is asked of PostgreSQL alone where there is one, but for a fair slice: starting, filling, changing
 * baskets, taking money. The proof asks both for everything.
 */
const SAID_TWICE = 'platform/src/(?!proof/journeys/(start-up|reseed|basket|deliveries|money)[.]).*[.]integration[.]test'

/**
 * Groups run one after another, and of a group's checks so many side by side: never more than two, for the memory. Jest and the journeys
 * take both cores by themselves, with three workers each; the other engines mostly wait, and a build of one remote uses one core.
 */
const LANES = /** @type {const} */ ({ static: 2, probes: 1, tests: 1, build: 1, engines: 2, journeys: 1 })

/** @typedef {keyof typeof LANES} Group */

export const GROUPS = Object.entries(LANES).map(([id, lanes]) => ({ id, lanes }))

/** Two sites of the project stand side by side where two engines walk them. */
const BESIDE = { E2E_PORT_OFFSET: String(Number(process.env.E2E_PORT_OFFSET ?? 0) + 10) }

/**
 * Everything `npm test` proves, in the order a person wants to hear of it.
 * `needs`: a check that must have passed first. `streams`: long enough that its own lines are worth showing.
 * `unless`: a check that, where it is part of the run and can run, takes this one's work with it but for what `command` names then.
 * `machine`: what must be there besides the packages.
 * @typedef {readonly [program: string, args: readonly string[]]} Command
 * @typedef {{ id: string, title: string, group: Group, command: Command, streams?: boolean, needs?: string, unless?: { check: string, command: Command }, machine?: 'browser' | 'postgres' | 'firefox' | 'webkit', env?: Record<string, string> }} Check
 * @type {readonly Check[]}
 */
export const CHECKS = [
  {
    id: 'format',
    title: 'Formatting (prettier)',
    group: 'static',
    command: [tool('prettier'), ['--check', '--log-level=warn', '.']],
  },
  {
    id: 'lint',
    title: 'Lint (eslint)',
    group: 'static',
    // Types of three thousand files come and go: with room for the young ones a quarter less of the time is spent on collecting them.
    command: [node, ['--max-semi-space-size=64', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0']],
  },
  { id: 'types', title: 'Types (tsc -b)', group: 'static', command: TYPE_CHECK },
  {
    id: 'graph',
    title: 'Dependency rules',
    group: 'static',
    command: [tool('depcruise'), [...PACKAGES, '--config', '.dependency-cruiser.cjs']],
  },
  { id: 'unused', title: 'Unused code (knip)', group: 'static', command: [tool('knip'), ['--no-progress']] },
  { id: 'capabilities', title: 'Capability table', group: 'static', command: bin('check-capabilities.mjs') },
  { id: 'flags', title: 'Flags', group: 'static', command: bin('check-flags.mjs'), streams: true },
  {
    id: 'reference',
    title: 'API reference',
    group: 'static',
    command: [node, ['platform/bin/write-reference.mjs', '--check']],
  },
  { id: 'probes', title: 'The rules still bite', group: 'probes', command: bin('probe-rules.mjs'), streams: true },
  {
    id: 'unit',
    title: 'Unit and screen tests (jest)',
    group: 'tests',
    command: [JEST, JEST_CONFIG],
    unless: {
      check: 'integration',
      command: [
        JEST,
        [
          ...JEST_CONFIG,
          '--testPathIgnorePatterns',
          '/node_modules/',
          '--testPathIgnorePatterns',
          '/dist/',
          '--testPathIgnorePatterns',
          SAID_TWICE,
        ],
      ],
    },
    streams: true,
  },
  {
    id: 'integration',
    title: 'Platform on PostgreSQL',
    group: 'tests',
    // What touches no table was proved by the unit tests and has nothing new to say here.
    command: [node, ['platform/bin/with-postgres.mjs', JEST, ...JEST_CONFIG, PLATFORM_TESTS]],
    streams: true,
    machine: 'postgres',
  },
  {
    id: 'build',
    title: 'Build',
    group: 'build',
    command: [node, ['--import', 'tsx', 'shared/build/bin/build.mjs']],
    streams: true,
  },
  .../** @type {const} */ (['firefox', 'webkit']).map(
    /** @returns {Check} */ (engine) => ({
      id: engine,
      title: `Journeys in ${engine === 'firefox' ? 'Firefox' : 'WebKit'}`,
      group: 'engines',
      command: [
        'e2e/node_modules/.bin/playwright',
        ['test', '-c', 'e2e/engines/playwright.config.ts', `--project=${engine}*`],
      ],
      streams: true,
      needs: 'build',
      machine: engine,
      ...(engine === 'webkit' && { env: BESIDE }),
    }),
  ),
  {
    id: 'new-remote',
    title: 'A remote made by the script',
    group: 'engines',
    command: bin('check-new-remote.mjs'),
    streams: true,
    needs: 'build',
    machine: 'browser',
  },
  {
    id: 'own-budgets',
    title: 'Budgets of squads',
    group: 'engines',
    command: [node, ['--import', 'tsx', 'shared/build/bin/check-own-budgets.mjs']],
    streams: true,
    needs: 'build',
  },
  {
    id: 'budgets',
    title: 'Script budgets',
    group: 'engines',
    command: bin('check-budgets.mjs'),
    streams: true,
    needs: 'build',
    machine: 'browser',
  },
  {
    id: 'e2e',
    title: 'Journeys in a browser (Playwright)',
    group: 'journeys',
    command: ['e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e/playwright.config.ts']],
    streams: true,
    needs: 'build',
    machine: 'browser',
  },
]

/**
 * What only `npm run proof` runs, for its length.
 * @type {readonly Check[]}
 */
export const LONG_CHECKS = [
  {
    id: 'embedded',
    title: 'Platform on the embedded database',
    group: 'tests',
    command: [JEST, [...JEST_CONFIG, PLATFORM_TESTS]],
    streams: true,
  },
  {
    id: 'properties',
    title: 'Every property, tried a great many times',
    group: 'tests',
    // The platform's fuzzers draw from the same source, but are measured by the request.
    command: [
      JEST,
      [
        ...JEST_CONFIG,
        '--findRelatedTests',
        'shared/build/jest/fast-check.cjs',
        '--testPathIgnorePatterns',
        '[.]integration[.]test',
      ],
    ],
    env: { GALO_RUNS: process.env.GALO_RUNS ?? '100000' },
    streams: true,
  },
  {
    id: 'publishers',
    title: 'Publishers that race, are killed and are refused, and servers that wait',
    group: 'tests',
    command: [JEST, [...JEST_CONFIG, 'shell/server/(bff|releases/(publisher|refused))']],
    streams: true,
  },
  {
    id: 'visits',
    title: 'Visits and baskets by the thousand',
    group: 'tests',
    command: [JEST, [...JEST_CONFIG, 'e2e/(basket|finding|payment-chaos)/']],
    streams: true,
  },
]

const ALL = [...CHECKS, ...LONG_CHECKS]

/**
 * The checks named in a comma-separated list; all but the long ones without one. A check that needs another brings it along.
 * Throws on a name that does not exist, so that a typing error is not a green run.
 * @param {string | undefined} list
 * @returns {readonly Check[]}
 */
export const checksFor = (list) => {
  if (list === undefined) return CHECKS
  const wanted = new Set(list.split(',').map((id) => id.trim()))
  if (wanted.delete('static'))
    for (const { id, group } of CHECKS) if (group === 'static' || group === 'probes') wanted.add(id)
  for (const id of [...wanted]) {
    const check = ALL.find((candidate) => candidate.id === id)
    if (check === undefined)
      throw new Error(`No check is called "${id}". There are ${ALL.map((each) => each.id).join(', ')} (and "static").`)
    if (check.needs !== undefined) wanted.add(check.needs)
  }
  return ALL.filter(({ id }) => wanted.has(id))
}
