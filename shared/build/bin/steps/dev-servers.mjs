import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../releases/apps.mjs'

const SERVE_APP = join(ROOT, 'shared/build/bin/serve-app.mjs')

/**
 * Starts one development server per app. `ready` resolves once each has compiled, with errors or without;
 * `died` resolves with a sentence when one ends by itself.
 * @param {Record<string, number>} ports by app
 */
export const serveFromSource = (ports) => {
  /** @type {Promise<string>[]} */
  const deaths = []
  const children = Object.entries(ports).map(([app, port]) => {
    const child = spawn(process.execPath, [SERVE_APP, app, String(port)], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    deaths.push(
      new Promise((resolve) =>
        child.once('exit', (code, by) => resolve(`${app} ended by itself (${by ?? `exit code ${code}`}).`)),
      ),
    )
    return child
  })
  const ready = Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))))
  const died = Promise.race(deaths)
  return {
    ready: Promise.race([
      ready,
      died.then((sentence) => {
        throw new Error(sentence)
      }),
    ]),
    died,
    stop: () => children.forEach((child) => child.kill('SIGTERM')),
  }
}
