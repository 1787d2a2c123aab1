import type { ReleaseDocument } from '@galo/contracts/release'
import { inTime } from './read-file'

/** The release document as it was last found good. No page waits for the next one, which is read behind it. */
export interface KnownDocument {
  /** Throws only when there has never been one. */
  document(): Promise<ReleaseDocument>
  /** Reads the document anew, unless somebody is at it. Never rejects. */
  look(): Promise<void>
  /** How long ago the document was last found good, in milliseconds; `null` when it never was. */
  checkedMsAgo(): number | null
}

/** Where the document lies; given what was read from there last, the same again where nothing has changed. */
export type ReadDocument = (last: ReleaseDocument | null) => Promise<ReleaseDocument>

/** A place that takes longer, in milliseconds, is said not to answer. What it says later is heard all the same. */
const READ_MS = 1_000
/** Where nothing can stand in, a busy machine is given more time, in milliseconds. */
const FIRST_READ_MS = 30_000

const saying = (error: unknown) => ({
  error: String(error),
  ...(error instanceof Error && error.cause !== undefined && { cause: String(error.cause) }),
})

/** Gets ready for a document before visitors are given what it says. Never rejects. */
export type PrepareDocument = (document: ReleaseDocument) => Promise<unknown>

export const knownDocument = (
  read: ReadDocument,
  report: (message: string, details: Readonly<Record<string, unknown>>) => void,
  prepare: PrepareDocument = () => Promise.resolve(),
): KnownDocument => {
  let known: ReleaseDocument | null = null
  /** What was read last; in between visitors have the one before it. */
  let newest: ReleaseDocument | null = null
  let foundGoodAt: number | null = null
  let isLost = false
  let reading: Promise<ReleaseDocument> | null = null

  const takeOver = async (document: ReleaseDocument) => {
    newest = document
    if (known !== null) await prepare(document)
    // What took longer to prepare than the one after it comes too late.
    if (newest === document) known = document
  }

  /** One at a time: a disk that hangs must not take a thread with every look. */
  const readOnce = (): Promise<ReleaseDocument> => {
    reading ??= read(newest)
      .then((document) => {
        foundGoodAt = Date.now()
        isLost = false
        if (newest !== document) void takeOver(document)
        return document
      })
      .finally(() => (reading = null))
    return reading
  }

  return {
    document: async () => known ?? (await inTime(readOnce(), FIRST_READ_MS, 'Reading the first release document')),
    async look() {
      try {
        await inTime(readOnce(), READ_MS, 'Reading the release document')
      } catch (error) {
        // Said once, not with every look: how long it lasts is told by the health of the site.
        if (!isLost) report('The release document could not be read; the last good one stays', saying(error))
        isLost = true
      }
    },
    checkedMsAgo: () => (foundGoodAt === null ? null : Date.now() - foundGoodAt),
  }
}

/** A site looks again so often, in milliseconds: a release that was stopped is offered to nobody for longer. */
const LOOK_EVERY_MS = 500

/** Looks again and again until it is told to stop. */
export const followDocument = ({ look }: Pick<KnownDocument, 'look'>): (() => void) => {
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
