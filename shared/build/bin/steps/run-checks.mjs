import { run } from './run.mjs'
import { bold, faint, green, heartbeat, red, say, seconds } from './say.mjs'
import { GROUPS } from './checks.mjs'

const AT_ONCE = 2

/** The last line in which a tool counts its own tests, for the table. */
const countIn = (output) =>
  output
    .split('\n')
    .findLast((line) => /^Tests: |^\s+\d+ passed \(|\d+ of \d+ /.test(line))
    ?.replace(/^Tests:\s+/, '')
    .trim() ?? ''

const runCheck = async (check, results) => {
  const blocker = results.find(({ check: { id }, passed }) => id === check.needs && !passed)
  if (blocker !== undefined) {
    say(`${red('✗')} ${check.title}: not run, because "${blocker.check.title}" failed`)
    return { check, passed: false, seconds: 0, note: `not run: ${blocker.check.id} failed` }
  }
  say(`${faint('▸')} ${check.title}`)
  const stop = heartbeat(check.title)
  const [command, args] = check.command
  const onLine = check.streams ? (line) => say(faint(`  ${line}`)) : undefined
  const {
    code,
    output,
    seconds: took,
  } = await run(command, args, { ...(onLine && { onLine }), env: { FORCE_COLOR: '0' } })
  stop()
  const passed = code === 0
  if (!passed && !check.streams) say(output)
  say(
    `${passed ? green('✓') : red('✗')} ${check.title} ${faint(seconds(took))}${passed ? '' : red(` failed (exit code ${code})`)}`,
  )
  return { check, passed, seconds: took, note: countIn(output) }
}

/** Runs the checks group by group and answers what became of each. A failure stops what needs it, not the rest. */
export const runChecks = async (checks) => {
  const results = []
  for (const group of GROUPS) {
    const queue = checks.filter((check) => check.group === group)
    const work = async () => {
      for (let check = queue.shift(); check !== undefined; check = queue.shift())
        results.push(await runCheck(check, results))
    }
    await Promise.all(Array.from({ length: group === 'static' ? AT_ONCE : 1 }, work))
  }
  return checks.map((check) => results.find((result) => result.check === check))
}

/** The table and the closing line. */
export const sayResults = (results, took) => {
  const width = Math.max(...results.map(({ check }) => check.title.length))
  say(`\n${bold('Summary')} ${faint(`after ${seconds(took)}`)}`)
  for (const { check, passed, seconds: own, note } of results)
    say(
      `  ${passed ? green('passed') : red('FAILED')}  ${check.title.padEnd(width)}  ${seconds(own).padStart(8)}  ${faint(note)}`,
    )
  const passed = results.filter((result) => result.passed).length
  say(`\n${passed} passed, ${results.length - passed} failed`)
}
