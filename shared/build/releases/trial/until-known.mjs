import { setTimeout as wait } from 'node:timers/promises'
import { visitCookie, wish } from '@galo/releases'

/** A site looks for a new document twice a second, and starts what draws it; then it knows it, or never will. In milliseconds. */
const PATIENCE_MS = 30_000
/** Any key will do: what is wished for is not drawn. */
const NOBODY = 'A'.repeat(22)

/**
 * Resolves once a site gives a release to who wants to see it; rejects when it doesn't.
 * @param {{ app: string, version: string, site: string, path: string }} options
 */
export const untilKnown = async ({ app, version, site, path }) => {
  const cookie = `${visitCookie(site.startsWith('https:'))}=${encodeURIComponent(wish(NOBODY, { [app]: version }))}`
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(new URL(path, site), { headers: { cookie } })
    const text = await answer.text()
    if (text.includes(`"${app === 'shell' ? app : 'version'}":"${version}"`)) return
    await wait(500)
  }
  throw new Error(`${site} does not give ${app} ${version} to who asks for it: does it read from this store?`)
}
