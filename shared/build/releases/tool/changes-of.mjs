import { differences } from '@galo/releases'
import { readDocument } from '@galo/releases/store'

/**
 * What was changed in words, document by document, the latest first: so many of them, those that changed nothing of the app left out where one is named.
 * @param {import('@galo/releases/store').DocumentLog} log
 * @param {{ app: string | undefined, last: number }} wanted
 */
export const changesOf = async (log, { app, last }) => {
  const lines = []
  for (const serial of (await log.serials()).toReversed()) {
    if (lines.length === last) break
    const [before, after] = await Promise.all([log.read(serial - 1), log.read(serial)])
    if (after === null) continue
    const all = differences(before && readDocument(before.text), readDocument(after.text))
    const changes = app === undefined ? all : all.filter((line) => line.startsWith(`${app} `))
    if (app === undefined || changes.length > 0) lines.push({ serial, writtenAt: after.writtenAt, changes })
  }
  return lines
}
