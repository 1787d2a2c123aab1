import { changeRelease, readReleases } from '@galo/console/calls'
import type { RequestOf } from '@galo/contracts/call'
import type { ReleaseDocument } from '@galo/contracts/release'
import { overtaken, promote, route, stop, type Changed } from '@galo/releases'
import { askSites } from '@galo/releases/sites'
import {
  documentLog,
  placeAt,
  readDocument,
  takeBack,
  USUAL_LIFE_MS,
  writeChange,
  type DocumentLog,
} from '@galo/releases/store'
import { createArea } from '../../kernel/http/answering'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { createHistory, documentOnWire } from './releases'
import { doingsOf, STRETCH_MS } from './stretches'

/** Somebody waits for the page: a site that takes longer, in milliseconds, is said to be silent. */
const PATIENCE_MS = 700

/** Documents are of the day on the wall, whatever time is simulated. */
const realNow = (): Date => new Date()

const editOf = async (
  log: DocumentLog,
  asked: RequestOf<typeof changeRelease>,
): Promise<(document: ReleaseDocument) => Changed> => {
  switch (asked.change) {
    case 'route':
      return (document) => route(document, asked.app, asked.version, asked.share)
    case 'promote':
      return (document) => promote(document, asked.app, asked.version, realNow().toISOString())
    case 'rollback':
      return takeBack(log, asked.app, asked.version)
    case 'stop':
      return (document) => stop(document, asked.app, asked.version, asked.why)
  }
}

/** The same, unless others have changed meanwhile what whoever asks was looking at. What is stopped is stopped with any share. */
const unlessOvertaken = async (
  log: DocumentLog,
  { app, seen, change }: RequestOf<typeof changeRelease>,
  edit: (document: ReleaseDocument) => Changed,
): Promise<(document: ReleaseDocument) => Changed> => {
  const last = await log.last()
  // One of before there was a log is found as the last alone.
  const looked = last?.serial === seen ? last : await log.read(seen)
  const before = looked && readDocument(looked.text)
  return (document) => {
    const changed = edit(document)
    return (
      (changed.kind === 'changed' && overtaken(before, document, app, change === 'stop' ? 'default' : 'shares')) ||
      changed
    )
  }
}

const refused = (sentence: string): Refusal => new Refusal(409, 'RELEASE_REFUSED', sentence)

/** Releases: below the console. */
export const releasesRoutes = (platform: Platform) => {
  const { db, config } = platform
  const { address, environment, signer, trusted } = config.releases
  const { routes, answer } = createArea(platform, 'list')
  const history = createHistory()

  /** What the place itself does not give is no defect of ours, and whoever looks can see to it. */
  const atPlace = async <T>(what: 'read' | 'written', work: (log: DocumentLog) => Promise<T>): Promise<T> => {
    try {
      return await work(documentLog(placeAt(address, environment)))
    } catch (error) {
      if (error instanceof Refusal) throw error
      const why = error instanceof Error ? error.message : String(error)
      throw new Refusal(503, 'STORE_UNREADABLE', `Releases at ${address} can't be ${what}: ${why}`)
    }
  }

  answer(readReleases, () =>
    atPlace('read', async (log) => {
      const last = await log.last()
      const about = { address, stretchMs: STRETCH_MS, signs: signer !== null }
      if (last === null) return { ...about, document: null, keptSince: null, silent: [] }
      const [{ counts, silent }, doings, changes] = await Promise.all([
        askSites(config.siteOrigins, config.clientSecret, PATIENCE_MS),
        doingsOf(db, realNow()),
        history(log),
      ])
      const document = documentOnWire(readDocument(last.text), { counts, doings, history: changes })
      return { ...about, document, keptSince: doings.keptSince, silent: silent.map(({ site }) => site) }
    }),
  )

  answer(changeRelease, ({ body }) =>
    atPlace('written', async (log) => {
      const last = await log.last()
      const isSigned = last !== null && (readDocument(last.text).extras?.signatures.length ?? 0) > 0
      if (isSigned && signer === null)
        throw refused('The last document is signed, and sites may take no other: give the platform GALO_RELEASE_KEY.')
      const outcome = await writeChange({
        log,
        edit: await unlessOvertaken(log, body, await editOf(log, body)),
        lifeMs: USUAL_LIFE_MS,
        signer,
        trusted,
      })
      if (outcome.kind === 'refused') throw refused(outcome.sentence)
      if (outcome.kind === 'busy') throw refused('Others kept writing at the same time: try again.')
      return { serial: outcome.serial, isSame: outcome.kind === 'same' }
    }),
  )
  return routes
}
