import { findFirefox } from '../../browser/firefox.mjs'
import { findWebkit } from '../../browser/webkit.mjs'
import { installPackage } from './distribution.mjs'
import { heartbeat, print } from './print.mjs'

/** The engines besides Chromium: how each is found, and the distribution's packages that bring it. */
const ENGINES = {
  firefox: { title: 'Firefox', find: () => findFirefox(), packages: ['firefox-esr', 'firefox'] },
  webkit: { title: 'WebKit', find: () => findWebkit()?.browser, packages: ['webkit2gtk-driver', 'xvfb'] },
}

/**
 * Finds an engine or installs it. Answers why there is none on this machine, or `undefined` when it is there.
 * @param {keyof typeof ENGINES} name
 */
export const ensureEngine = async (name) => {
  const { title, find, packages } = ENGINES[name]
  if (find() === undefined) {
    print(`${name}: none here, fetching the distribution's package`)
    const stop = heartbeat(`fetching ${title}`)
    for (const each of packages) if (find() === undefined) await installPackage(each)
    stop()
  }
  const found = find()
  print(`${name}: ${found ?? 'none here, and none could be installed'}`)
  return found === undefined ? `no ${title} on this machine, and none could be installed` : undefined
}
