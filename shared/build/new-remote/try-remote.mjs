import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyHouse, snapshotOf, touchedBetween } from './copy-of-house.mjs'

const run = promisify(execFile)

/**
 * Makes a remote with `npm run new-remote` in a copy of the house, and removes it again.
 * `say` runs a program of the copy and answers what it said; it rejects when the program fails.
 */
export const tryRemote = async (name, root) => {
  const house = copyHouse(root)
  try {
    const say = async (command, ...args) => {
      const { stdout, stderr } = await run(command, args, { cwd: house.path, maxBuffer: 1e8 })
      return `${stdout}${stderr}`
    }
    const before = snapshotOf(house.path)
    const folder = `mfe-${name}`
    /** What was touched so far, but for the remote's own folder. */
    const touchedOutside = () =>
      touchedBetween(before, snapshotOf(house.path)).filter((file) => !file.startsWith(`${folder}/`))
    await say(process.execPath, 'shared/build/bin/new-remote.mjs', name)
    return {
      house,
      folder,
      say,
      touchedOutside,
      takeAway: () => rmSync(join(house.path, folder), { recursive: true }),
      allTouched: () => touchedBetween(before, snapshotOf(house.path)),
    }
  } catch (error) {
    house.remove()
    throw error
  }
}
