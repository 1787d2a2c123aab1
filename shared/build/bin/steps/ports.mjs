import { createServer } from 'node:net'

/** Whether nothing listens on this port of the machine. */
export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

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
