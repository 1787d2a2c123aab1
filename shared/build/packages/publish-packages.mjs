import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Publishes what isn't there yet, needed ones first, and says what became of each. Who may publish is npm's to know, from its own settings.
 * @param {readonly import('./pack-packages.mjs').Packed[]} packed
 * @param {string} registry its address
 * @param {Readonly<Record<string, string | undefined>>} env of npm
 */
export const publishPackages = async (packed, registry, env) => {
  const lines = []
  for (const { name, version, tarball } of packed) {
    const isThere = await execute('npm', ['view', `${name}@${version}`, 'version', `--@galo:registry=${registry}`], {
      env,
    }).then(
      ({ stdout }) => stdout.trim() === version,
      () => false,
    )
    if (!isThere)
      await execute(
        'npm',
        // Why it may not is said however quiet whoever called us is.
        ['publish', tarball, `--@galo:registry=${registry}`, '--tag', 'latest', '--ignore-scripts', '--loglevel=error'],
        { env },
      )
    lines.push(`${name} ${version} ${isThere ? 'is there already' : 'is published'}`)
  }
  return lines
}
