import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const LIBRARIES = '/usr/lib'

/** @param {string} name */
const onPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** WebKitGTK keeps its browser with its libraries, in a folder that is named after machine and version. */
const findMiniBrowser = () => {
  const machines = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []
  return machines
    .flatMap((machine) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(LIBRARIES, machine, version, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path))
}

/**
 * WebKitGTK's browser, its driver and a screen for it; `undefined` unless all three are here.
 * @type {typeof import('./webkit.mjs').findWebkit}
 */
export const findWebkit = () => {
  const [browser, driver, screen] = [findMiniBrowser(), onPath('WebKitWebDriver'), onPath('Xvfb')]
  return browser === undefined || driver === undefined || screen === undefined ? undefined : { browser, driver, screen }
}
