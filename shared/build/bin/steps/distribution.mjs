import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * How this machine may install a package: as root, through a sudo that does not ask, or (`undefined`) not at all.
 * @returns {Promise<[string, ...string[]] | undefined>}
 */
const aptGet = async () => {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n', 'apt-get'] : undefined
}

/**
 * Installs a package of the distribution, if this machine lets us. Answers what was printed, or `undefined` when it was not even tried.
 * @param {string} name
 */
export const installPackage = async (name) => {
  const apt = await aptGet()
  if (apt === undefined) return undefined
  const [command, ...before] = apt
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run(command, [...before, 'update', '-q'], { env })
  const { output } = await run(command, [...before, 'install', '-y', '-q', '--no-install-recommends', name], { env })
  return output
}
