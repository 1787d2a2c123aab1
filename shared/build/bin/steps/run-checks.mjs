import { GROUPS } from './checks.mjs'
import { run } from './run.mjs'
import { bold, faint, green, heartbeat, red, print, seconds } from './print.mjs'

const SIGN = { passed: green('✓'), failed: red('✗'), skipped: faint('–') }

/**
 * The last line in which a tool counts its own tests, for the table. Playwright counts those that failed in a line of their own.
 * @param {string} output
 */
const countIn = (output) => {
  const lines = output.split('\n')
  const last = lines.findLast((line) => /^Tests: |^\s+\d+ passed \(|^\d+ of \d+ /.test(line))
  const failed = lines.findLast((line) => /^\s+\d+ failed$/.test(line))
  return [failed, last?.replace(/^Tests:\s+/, '')].flatMap((line) => line?.trim() ?? []).join(', ')
}

/** So many of a failed check's last lines are said again at the end of the run. */
const LAST_LINES = 12

/**
 * @typedef {import('./checks.mjs').Check} Check
 * @typedef {{ check: Check, outcome: 'passed' | 'failed' | 'skipped', seconds: number, note: string, lastLines?: readonly string[] }} Result `lastLines`: what it said last, if it failed
 * @typedef {{ outcome: 'failed' | 'skipped', note: string }} Obstacle why a check can not run
 */

/**
 * @param {Check} check
 * @param {readonly Result[]} results
 * @returns {Obstacle | undefined}
 */
const obstacleFrom = (check, results) => {
  const failed = results.find((result) => result.check.id === check.needs && result.outcome !== 'passed')
  return failed && { outcome: 'failed', note: `not run, because "${failed.check.title}" failed` }
}

/**
 * What a check runs, when it shares its work with another of this run.
 * @param {Check} check
 * @param {readonly Check[]} checks all of the run
 * @param {ReadonlyMap<string, Obstacle>} obstacles by the id of the check
 * @returns {import('./checks.mjs').Command}
 */
export const commandOf = ({ command, unless }, checks, obstacles) =>
  unless !== undefined && checks.some(({ id }) => id === unless.check) && !obstacles.has(unless.check)
    ? unless.command
    : command

/**
 * @param {Check} check
 * @param {import('./checks.mjs').Command} running
 * @param {Obstacle | undefined} obstacle
 * @param {boolean} isAlone whether nobody else speaks meanwhile
 * @returns {Promise<Result>}
 */
const runCheck = async (check, running, obstacle, isAlone) => {
  if (obstacle !== undefined) {
    print(`${SIGN[obstacle.outcome]} ${check.title}: ${obstacle.note}`)
    return { check, seconds: 0, ...obstacle }
  }
  print(`${faint('▸')} ${check.title}`)
  const stop = heartbeat(check.title)
  const [command, args] = running
  /** @param {string} line */
  const onLine = (line) => check.streams && print(faint(`  ${isAlone ? '' : `${check.id} │ `}${line}`))
  const {
    code,
    output,
    seconds: took,
  } = await run(command, args, { onLine, env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...check.env } })
  stop()
  const outcome = code === 0 ? 'passed' : 'failed'
  if (outcome === 'failed' && !check.streams) print(output)
  print(
    `${SIGN[outcome]} ${check.title} ${faint(seconds(took))}${code === 0 ? '' : red(` failed (exit code ${code})`)}`,
  )
  return {
    check,
    outcome,
    seconds: took,
    note: countIn(output),
    ...(outcome === 'failed' && { lastLines: output.split('\n').slice(-LAST_LINES) }),
  }
}

/**
 * Runs the checks group by group and answers what became of each. A failure stops what needs it, not the rest.
 * @param {readonly Check[]} checks
 * @param {ReadonlyMap<string, Obstacle>} obstacles by the id of the check
 * @returns {Promise<Result[]>}
 */
export const runChecks = async (checks, obstacles) => {
  /** @type {Result[]} */
  const results = []
  for (const { id, lanes } of GROUPS) {
    const queue = checks.filter(({ group }) => group === id)
    const atOnce = Math.min(lanes, queue.length)
    const work = async () => {
      for (let check = queue.shift(); check !== undefined; check = queue.shift())
        results.push(
          await runCheck(
            check,
            commandOf(check, checks, obstacles),
            obstacles.get(check.id) ?? obstacleFrom(check, results),
            atOnce === 1,
          ),
        )
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return results.sort((one, other) => checks.indexOf(one.check) - checks.indexOf(other.check))
}

/**
 * The tests that took longest in all the tools together: where to look when the whole takes too long.
 * @param {readonly import('../../test-notes/test-notes.mjs').TestTime[]} times
 */
export const printSlowest = (times) => {
  if (times.length === 0) return
  print(`\n${bold('Slowest tests')}`)
  for (const { title, file, seconds: own } of times) print(`  ${seconds(own).padStart(8)}  ${title}  ${faint(file)}`)
}

/**
 * The tests that failed in all the tools together, with the first words of why: whoever reads the end of a long log only, knows where to look.
 * @param {readonly import('../../test-notes/test-notes.mjs').TestTime[]} tests
 */
export const printFailed = (tests) => {
  if (tests.length === 0) return
  print(`\n${bold('Failed tests')}`)
  for (const { title, file, failure } of tests) print(`  ${SIGN.failed} ${title}  ${faint(file)}\n      ${failure}`)
}

/**
 * What failed checks said last, once more: their output lies far above the end of a long log.
 * @param {readonly Result[]} results
 */
export const printLastLines = (results) => {
  for (const { check, lastLines } of results)
    if (lastLines !== undefined) print(`\n${bold(`${check.title}, its last words`)}\n  ${lastLines.join('\n  ')}`)
}

/**
 * The table and the closing line. A skipped check counts as neither.
 * @param {readonly Result[]} results
 * @param {number} took in seconds
 */
export const printResults = (results, took) => {
  const width = Math.max(...results.map(({ check }) => check.title.length))
  print(`\n${bold('Summary')} ${faint(`after ${seconds(took)}`)}`)
  for (const { check, outcome, seconds: own, note } of results)
    print(
      `  ${SIGN[outcome]} ${outcome.padEnd(8)}${check.title.padEnd(width)}  ${seconds(own).padStart(8)}  ${faint(note)}`,
    )
  /** @param {Result['outcome']} outcome */
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length
  print(`\n${count('passed')} passed, ${count('failed')} failed`)
}
