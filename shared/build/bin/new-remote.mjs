// `npm run new-remote rewards`: makes mfe-rewards, with one page, one fragment and a test. It builds and runs as it is.
import { execFileSync } from 'node:child_process'
import { ROOT } from '../releases/apps.mjs'
import { makeRemote } from '../new-remote/make-remote.mjs'
import { messageOf } from './steps/message-of.mjs'
import { tool } from './steps/run.mjs'
import { bold, faint, red, print } from './steps/print.mjs'

const name = (process.argv[2] ?? '').replace(/^mfe-/, '')
try {
  const files = makeRemote(name, ROOT)
  // A long name breaks other lines than a short one.
  execFileSync(tool('prettier'), ['--write', '--log-level=warn', `mfe-${name}`], { cwd: ROOT })
  for (const file of files) print(faint(`  ${file}`))
  print(
    `\n${bold(`mfe-${name}`)} is there. npm start shows its page at /order/${name}; its description is mfe-${name}/remote.ts.`,
  )
} catch (error) {
  print(red(messageOf(error)))
  process.exit(2)
}
