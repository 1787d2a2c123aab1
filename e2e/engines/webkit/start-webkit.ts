import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@galo/build/ports'
import { findWebkit } from '@galo/build/webkit'
import { expect } from '@playwright/test'
import { openWindow, type DrivenWindow } from './driver'

/** The window's own buttons would keep it from being as narrow as a phone. */
const NARROW = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }'
const SCREEN = '1280x1000x24'

export interface Webkit {
  readonly window: DrivenWindow
  stop(): Promise<void>
}

const isUp = async (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

const gone = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

/** WebKitGTK's own small browser on a screen that nobody sees, behind the driver that comes with it. */
export const startWebkit = async (): Promise<Webkit> => {
  const found = findWebkit()
  if (found === undefined) throw new Error('There is no WebKit on this machine')
  const home = mkdtempSync(join(tmpdir(), 'galo-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW)

  const screen = spawn(found.screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`The screen did not come up (${String(code)})`)))
    screen.stdio[3]?.once('data', (said: Buffer) => resolve(`:${said.toString().trim()}`))
  })
  const { port } = await freePorts(['port'])
  const driver = spawn(found.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    for (const child of [driver, screen]) {
      const ended = gone(child)
      child.kill()
      await ended
    }
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await expect.poll(() => isUp(url), { timeout: 20_000 }).toBe(true)
    const window = await openWindow(url, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    })
    return {
      window,
      stop: async () => {
        // What doesn't answer any more is ended all the same.
        await window.close().catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
