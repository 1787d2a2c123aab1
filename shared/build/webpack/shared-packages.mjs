import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name) => require(`${name}/package.json`).version

/** Packages of which a page has exactly one copy: the shell's. A trailing slash shares the subpaths (`react/jsx-runtime`). */
const SINGLETONS = {
  react: versionOf('react'),
  'react/': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/': versionOf('react-dom'),
  '@emotion/react': versionOf('@emotion/react'),
  '@emotion/react/': versionOf('@emotion/react'),
  '@galo/navigation': '0.1.0',
  '@galo/state': '0.1.0',
  '@galo/events': '0.1.0',
  '@galo/services': '0.1.0',
  '@galo/vendors': '0.1.0',
  '@galo/words': '0.1.0',
}

/** Comes with the first page that asks for it, not with the shell's own script. */
const ON_DEMAND = new Set(['@galo/vendors'])

/**
 * What the shell provides (in its first script, so that no wave of requests is spent on sharing) and what remotes ask for.
 * Remotes carry no copies of their own: the shell decides every version, and a remote that needs another one says so loudly (`strictVersion`).
 */
export const sharedPackages = (role) =>
  Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        version,
        ...(role === 'host' ? { eager: !ON_DEMAND.has(name) } : { import: false }),
      },
    ]),
  )

/** The same list for server builds: these names stay `require` calls, answered by the render worker. */
export const isProvidedByWorker = (request) =>
  Object.keys(SINGLETONS).some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name))
