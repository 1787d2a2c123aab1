import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackage } from './distribution.mjs'
import { heartbeat, print } from './print.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

const findInitdb = () => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ]
  return folders.map((folder) => join(folder, 'initdb')).find((path) => existsSync(path))
}

/** Finds a PostgreSQL server's programs or installs them. Answers false when this machine has none and lets us install none. */
export const ensurePostgres = async () => {
  if (findInitdb() === undefined) {
    print("postgres: none here, fetching the distribution's package")
    const stop = heartbeat('fetching PostgreSQL')
    await installPackage('postgresql')
    stop()
  }
  const found = findInitdb()
  print(`postgres: ${found ?? 'none here, and none could be installed'}`)
  return found !== undefined
}
