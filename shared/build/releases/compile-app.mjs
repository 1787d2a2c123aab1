import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { TOOL } from './apps.mjs'

/** @typedef {import('@galo/contracts/release').Release} Release */

/**
 * Builds an app into its `dist`, in a process of its own, and answers what was made.
 * @param {string} app
 * @param {Set<import('node:child_process').ChildProcess>} running where the process is while it runs
 * @returns {Promise<Release>}
 */
export const compileApp = (app, running = new Set()) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(TOOL, 'bin/compile.mjs'), app], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    running.add(child)
    let said = ''
    /** @type {Release | undefined} */
    let release
    child.stdout?.on('data', (chunk) => (said += chunk))
    child.on('message', (made) => (release = /** @type {Release} */ (made)))
    child.on('close', (code) => {
      running.delete(child)
      if (code !== 0 || release === undefined) return reject(new Error(`${app} did not build\n${said}`))
      resolve(release)
    })
  })
