import { APPS, CONSOLE } from '../../releases/apps.mjs'
import { run } from './run.mjs'
import { faint, heartbeat, print } from './print.mjs'

/** Builds the console, and those of the apps (all, when none are named) whose sources changed since they were last built. Throws with what the compiler said. */
export const ensureBuilt = async (apps = APPS) => {
  print('build: looking for what changed')
  const stop = heartbeat('building')
  const { code, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'shared/build/bin/build.mjs', CONSOLE, ...apps],
    {
      onLine: (line) => print(faint(`  ${line}`)),
    },
  )
  stop()
  if (code !== 0)
    throw new Error(
      output.trim() === '' ? 'The build failed without a word.' : 'The build failed; its words are above.',
    )
}
