import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Whether nothing listens on this port of the machine. */
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
 * @param {readonly string[]} names
 */
export const freePorts = async (names) => {
  const ports = new Set()
  while (ports.size < names.length) {
    const port = randomInt(LOWEST, HIGHEST)
    if (!ports.has(port) && (await isFree(port))) ports.add(port)
  }
  return Object.fromEntries([...ports].map((port, index) => [names[index], port]))
}

/**
 * Throws when something else listens on one of the ports, naming it and the variable that moves it.
 * @param {Record<string, number>} ports by the name of their environment variable
 */
export const assertPortsFree = async (ports) => {
  for (const [variable, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use. Stop what listens there (perhaps another Galo), or choose another: ${variable}=${port + 10} npm start`,
      )
}
