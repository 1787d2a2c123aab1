import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyHouse, snapshotOf, touchedBetween } from './copy-of-house.mjs'

const execute = promisify(execFile)

/**
 * Makes a remote with `npm run new-remote` in a copy of the house, and removes it again.
 * `run` runs a program of the copy and answers what it printed; it rejects when the program fails.
 * @param {string} name
 * @param {string} root
 */
export const tryRemote = async (name, root) => {
  const house = copyHouse(root)
  try {
    /** @type {(command: string, ...args: string[]) => Promise<string>} */
    const run = async (command, ...args) => {
      const { stdout, stderr } = await execute(command, args, { cwd: house.path, maxBuffer: 1e8 })
      return `${stdout}${stderr}`
    }
    const before = snapshotOf(house.path)
    const folder = `mfe-${name}`
    /** What was touched so far, but for the remote's own folder. */
    const touchedOutside = () =>
      touchedBetween(before, snapshotOf(house.path)).filter((file) => !file.startsWith(`${folder}/`))
    await run(process.execPath, 'shared/build/bin/new-remote.mjs', name)
    return {
      house,
      folder,
      run,
      touchedOutside,
      takeAway: () => rmSync(join(house.path, folder), { recursive: true }),
      allTouched: () => touchedBetween(before, snapshotOf(house.path)),
    }
  } catch (error) {
    house.remove()
    throw error
  }
}
