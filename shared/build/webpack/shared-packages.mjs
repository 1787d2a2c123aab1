import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/**
 * @param {string} name
 * @returns {string}
 */
const versionOf = (name) => require(`${name}/package.json`).version

/** Packages of which a page has exactly one copy: the shell's. A trailing slash shares the subpaths (`react/jsx-runtime`). */
const LIBRARIES = {
  react: versionOf('react'),
  'react/': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/': versionOf('react-dom'),
}

/**
 * The same of our own. They have no version worth asking for: whether a remote fits is judged before it is offered, by the contract versions
 * in its release.
 */
const OWN = [
  '@galo/css',
  '@galo/navigation',
  '@galo/state',
  '@galo/events',
  '@galo/services',
  '@galo/vendors',
  '@galo/words',
  '@galo/schema',
]

/** Come with the first page that asks for them, not with the shell's own script. */
const ON_DEMAND = new Set(['@galo/vendors', '@galo/schema'])

/**
 * What the shell provides (in its first script, so that no wave of requests is spent on sharing) and what remotes ask for.
 * Remotes carry no copies of their own: the shell decides every version, and a remote that needs another one of a library says so loudly
 * (`strictVersion`).
 * @param {'host' | 'remote'} role
 */
export const sharedPackages = (role) => {
  /** @param {string} name */
  const roleOf = (name) => (role === 'host' ? { eager: !ON_DEMAND.has(name) } : { import: false })
  return Object.fromEntries([
    ...Object.entries(LIBRARIES).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, ...roleOf(name) },
    ]),
    ...OWN.map((name) => [
      name,
      { singleton: true, strictVersion: false, requiredVersion: false, version: '0.0.0', ...roleOf(name) },
    ]),
  ])
}

/**
 * Whether a remote gets this from the shell: such a name stays a `require` call in server builds, answered by the render worker.
 * @param {string} request
 */
export const isProvided = (request) =>
  [...Object.keys(LIBRARIES), ...OWN].some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name))

/**
 * Whether it is one of ours of which a page has one copy.
 * @param {string} name
 */
export const isOwnPackage = (name) => OWN.includes(name)
