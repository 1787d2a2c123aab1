import type { ReleaseDocument } from '@galo/contracts/release'
import type { Place } from './place'

/** A document as it was written. */
export interface Written {
  readonly serial: number
  readonly text: string
  readonly writtenAt: string
}

/**
 * The release documents of a store, one after the other: each is a file of its own, `documents/<serial>.json`, that is made whole or not at all and that only one writer
 * can make; `releases.json` is a copy of the last. Nobody holds a lock, so nobody can die with it, and what was written stays as history.
 */
export interface DocumentLog {
  /** What sites read. */
  current(): Promise<Written | null>
  /** The last one; one of before there was a log counts as the first. */
  last(): Promise<Written | null>
  read(serial: number): Promise<Written | null>
  serials(): Promise<readonly number[]>
  makeCurrent(): Promise<void>
  /** Writes the document that follows the one with serial `after` (0: none), with the serial `after + 1`; `false` when somebody else has, or has gone on meanwhile. */
  follow(after: number, text: string): Promise<boolean>
}

/** What there is before anything was ever released: a document of the frontend-discovery schema that names nobody. */
export const NO_RELEASES: ReleaseDocument = Object.freeze({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
})

const DOCUMENTS = 'documents'
const CURRENT = 'releases.json'
const NAME = /^(\d{10})\.json$/
const nameOf = (serial: number): string => `${String(serial).padStart(10, '0')}.json`

/** Of what is none, too, there is something to be said, by who judges it. */
const serialOf = (text: string): number => {
  try {
    return (JSON.parse(text) as { readonly extras?: { readonly serial?: number } }).extras?.serial ?? 0
  } catch {
    return 0
  }
}

export const documentLog = (place: Place): DocumentLog => {
  const serials = async () =>
    (await place.list(DOCUMENTS))
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other)

  const read = async (serial: number): Promise<Written | null> => {
    const found = await place.read(`${DOCUMENTS}/${nameOf(serial)}`)
    return found && { serial, text: found.text, writtenAt: found.writtenAt }
  }

  const current = async (): Promise<Written | null> => {
    const found = await place.read(CURRENT)
    return found && { serial: serialOf(found.text), text: found.text, writtenAt: found.writtenAt }
  }

  const last = async (): Promise<Written | null> => {
    const serial = (await serials()).at(-1)
    return serial === undefined ? current() : read(serial)
  }

  /** Until it is the last that is current: of two who copy at once the slower one might have put the older one there. */
  const makeCurrent = async () => {
    for (;;) {
      const found = await place.read(CURRENT)
      const latest = await last()
      if (latest === null || latest.text === found?.text) return
      await place.replace(CURRENT, latest.text, found)
    }
  }

  return {
    current,
    last,
    read,
    serials,
    makeCurrent,
    async follow(after, text) {
      if (((await last())?.serial ?? 0) !== after) return false
      if (!(await place.create(`${DOCUMENTS}/${nameOf(after + 1)}`, text))) return false
      await makeCurrent()
      return true
    },
  }
}
