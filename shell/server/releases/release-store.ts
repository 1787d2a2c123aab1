import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import { releaseDocumentSchema, type ReleaseDocument } from '@galo/contracts/release'
import { inTime, readFileBytes } from './read-file'

/** Released files and the document that says which are in use. A folder here; any object store can stand behind the same two calls. */
export interface ReleaseStore {
  /** The newest valid document. Throws only when there has never been one. */
  document(): Promise<ReleaseDocument>
  /** How long ago the document was last found good, in milliseconds; `null` when it never was. */
  checkedMsAgo(): number | null
  /**
   * A released file's bytes, or those of its packed copy; `null` when there is no such file or its bytes, unpacked, are not the released ones.
   */
  file(app: string, version: string, file: string, packing?: Packing): Promise<Uint8Array | null>
  /** Where a file lies on disk, for what is read from there. */
  pathOf(folder: string, file: string): string
}

/** How a file's packed copies are told from it by their names: `entry.js.br` beside `entry.js`. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const
type Packing = keyof typeof ENDINGS

/** No script is as large; a copy on disk that claims to be must not fill the memory. */
const UNPACKED = { maxOutputLength: 16 * 1024 * 1024 }
const UNPACK: Readonly<Record<Packing, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => promisify<Uint8Array, BrotliOptions, Buffer>(brotliDecompress)(bytes, UNPACKED),
  gzip: (bytes) => promisify<Uint8Array, ZlibOptions, Buffer>(gunzip)(bytes, UNPACKED),
}

/** The document is looked at again after so long, in milliseconds. */
const LOOK_AGAIN_MS = 500
/** A disk that takes longer, in milliseconds, is not waited for: the last good document serves on. */
const READ_MS = 1_000
/** Where nothing can stand in (the first document, a file), a busy machine is given more time, in milliseconds. */
const FIRST_READ_MS = 30_000
const FILE_READ_MS = 10_000

const integrityOf = (bytes: Uint8Array, like: string): string => {
  const algorithm = like.slice(0, like.indexOf('-'))
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

/** A name is one step down, never up or sideways, whatever was encoded in the address. */
const isName = (name: string): boolean => /^[\w.-]+$/.test(name) && !/^\.+$/.test(name)

export const createFolderStore = (
  folder: string,
  report: (message: string, details: Readonly<Record<string, unknown>>) => void,
): ReleaseStore => {
  const path = join(folder, 'releases.json')
  const files = new Map<string, Uint8Array>()
  let known: { document: ReleaseDocument; changedAt: number } | null = null
  let lookedAt = 0

  let foundGoodAt: number | null = null
  let looking: Promise<ReleaseDocument> | null = null

  const read = async (): Promise<ReleaseDocument> => {
    const { mtimeMs } = await stat(path)
    if (known !== null && known.changedAt === mtimeMs) return known.document
    const text = (await readFileBytes(path)).toString('utf8')
    const document = releaseDocumentSchema.parse(JSON.parse(text))
    known = { document, changedAt: mtimeMs }
    // A release that was replaced is asked for by few and soon by nobody: it is not cached for the life of the process.
    files.clear()
    return document
  }

  /** One look at a time: a disk that hangs must not take a thread with every page. */
  const look = (): Promise<ReleaseDocument> => {
    looking ??= read()
      .then((document) => {
        foundGoodAt = Date.now()
        return document
      })
      .finally(() => (looking = null))
    return looking
  }

  const document = async () => {
    const isHanging = looking !== null && Date.now() - lookedAt >= READ_MS
    if (known !== null && (isHanging || Date.now() - lookedAt < LOOK_AGAIN_MS)) return known.document
    lookedAt = Date.now()
    try {
      return await inTime(look(), known === null ? FIRST_READ_MS : READ_MS, 'Reading the release document')
    } catch (error) {
      if (known === null) throw new Error(`There is no usable release document at ${path}`, { cause: error })
      report('The release document could not be read; the last good one stays', { error: String(error) })
      return known.document
    }
  }

  return {
    document,
    checkedMsAgo: () => (foundGoodAt === null ? null : Date.now() - foundGoodAt),
    pathOf: (release, file) => join(folder, release, file),
    async file(app, version, name, packing) {
      if (!isName(app) || !isName(version)) return null
      const stored = packing === undefined ? name : `${name}${ENDINGS[packing]}`
      const key = `${app}/${version}/${stored}`
      const here = files.get(key)
      if (here !== undefined) return here
      const target = normalize(join(folder, app, version, 'browser', stored))
      if (!target.startsWith(join(folder, app, version, 'browser') + sep)) return null
      const bytes = await inTime(readFileBytes(target), FILE_READ_MS, key).catch(() => null)
      if (bytes === null) return null
      const release = (await document()).microFrontends[`@galo/${app}`]?.find(
        ({ metadata }) => metadata.version === version,
      )
      // Only what is in use is checked and remembered: older versions are read when an older visit asks for them, and its own hashes judge them.
      if (release === undefined) return bytes
      const integrity = release.extras.files[name]
      const unpacked = packing === undefined ? bytes : await UNPACK[packing](bytes).catch(() => null)
      if (integrity === undefined || unpacked === null || integrityOf(unpacked, integrity) !== integrity) {
        report('A file on disk is not the one that was released and is not served', { file: key })
        return null
      }
      files.set(key, bytes)
      return bytes
    },
  }
}
