import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Whether nothing listens on this port of the machine.
 * @type {typeof import('./ports.mjs').isFree}
 */
export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** Below those that systems give to connections that go out: one of those may be taken again before its server listens. */
const LOWEST = 20_000
const HIGHEST = 30_000

/**
 * A port nobody listens on now for each name, none of them twice.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export const freePorts = async (names) => {
  /** @type {Set<number>} */
  const ports = new Set()
  while (ports.size < names.length) {
    const port = randomInt(LOWEST, HIGHEST)
    if (!ports.has(port) && (await isFree(port))) ports.add(port)
  }
  const [...found] = ports
  return /** @type {Record<Name, number>} */ (Object.fromEntries(names.map((name, index) => [name, found[index]])))
}

/**
 * Throws when something else listens on one of the ports, naming it and the environment variable that moves it.
 * @type {typeof import('./ports.mjs').assertPortsFree}
 */
export const assertPortsFree = async (ports) => {
  for (const [variable, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use. Stop what listens there (perhaps another Galo), or choose another: ${variable}=${port + 10} npm start`,
      )
}
