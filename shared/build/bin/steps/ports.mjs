import { createServer } from 'node:net'

/** Whether nothing listens on this port of the machine. */
export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/**
 * A port nobody listens on now for each name, none of them twice.
 * @param {readonly string[]} names
 */
export const freePorts = async (names) => {
  const servers = await Promise.all(
    names.map((name) => {
      const server = createServer()
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(0, () => resolve([name, server]))
      })
    }),
  )
  const ports = servers.map(([name, server]) => [name, server.address().port])
  await Promise.all(servers.map(([, server]) => new Promise((resolve) => server.close(resolve))))
  return Object.fromEntries(ports)
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
