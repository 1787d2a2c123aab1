import { inWords } from '@galo/releases'
import { changeAt } from '@galo/releases/store'

/**
 * What was changed in words, document by document, the latest first: so many of them, those that changed nothing of the app left out where one is named.
 * @param {import('@galo/releases/store').DocumentLog} log
 * @param {{ app: string | undefined, last: number }} wanted
 */
export const changesOf = async (log, { app, last }) => {
  const lines = []
  for (const serial of (await log.serials()).toReversed()) {
    if (lines.length === last) break
    const change = await changeAt(log, serial)
    if (change === null) continue
    const changes = app === undefined ? change.changes : change.changes.filter((each) => each.app === app)
    if (app === undefined || changes.length > 0) lines.push({ ...change, changes: changes.map(inWords) })
  }
  return lines
}
