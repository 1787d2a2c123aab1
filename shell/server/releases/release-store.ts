import { promisify } from 'node:util'
import { brotliDecompress, gunzip, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { hashInName } from '../../shared/hash-in-name'
import type { TrustedKeys } from '@galo/releases'
import { objectStore } from '@galo/releases/objects'
import type { BffConfig, ObjectReleases } from '../config'
import { oncePer } from '../once-per'
import { documentAt } from './document-at'
import { knownDocument, type KnownDocument, type PrepareDocument, type ReadDocument } from './known-document'
import { folderSource } from './folder-source'
import { integrityOf } from './integrity-of'
import { isName } from './is-name'
import { objectSource } from './object-source'
import { inTime } from './read-file'
import type { ReleaseSource } from './release-source'

/** Released files and the document that says which are in use, in a folder or in an object store. */
export interface ReleaseStore extends KnownDocument {
  /**
   * A released file's bytes, or those of its packed copy; `null` when there is no such file or its bytes, unpacked, are not the released ones.
   */
  file(app: string, version: string, file: string, packing?: Packing): Promise<Uint8Array | null>
  /** The version of a release that has this file, of those a document names before those that it did; a file's name says its hash, so that all of them have the same. */
  versionWith(app: string, file: string): Promise<string | undefined>
  /** What any document this site has known says of a release, also when the one it serves by doesn't name it any more. */
  release(app: string, version: string): Release | undefined
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

/** Nothing can stand in for a file: a busy machine is given time, in milliseconds. */
const FILE_READ_MS = 10_000

/** Tabs stay open for a day, and squads release several times in it. */
const MOST_RELEASES = 500

type Tell = (message: string, details: Readonly<Record<string, unknown>>) => void

interface StoreOptions {
  /** Whose signatures count; `null` where documents are not signed. */
  readonly keys?: TrustedKeys | null
  /** The file that keeps the last document over a restart. */
  readonly kept?: string | null
  readonly prepare?: PrepareDocument
}

const createStore = (
  source: ReleaseSource,
  report: Tell,
  { keys = null, kept = null, prepare }: StoreOptions = {},
): ReleaseStore => {
  const releases = new LRUCache<string, Release>({ max: MOST_RELEASES })
  const keyOf = (app: string, version: string) => `${app} ${version}`
  const remember = ({ microFrontends }: ReleaseDocument) => {
    for (const [app, all] of Object.entries(microFrontends))
      for (const release of all) releases.set(keyOf(app, release.metadata.version), release)
  }
  const read = documentAt(source, { keys, kept, report })
  const readAndRemember: ReadDocument = async (last) => {
    const document = await read(last)
    if (document !== last) remember(document)
    return document
  }
  const known = knownDocument(readAndRemember, report, prepare)
  /** A release that was replaced is asked for by few and soon by nobody: nothing of it is held for the life of the process. */
  const filesOf = oncePer((_document: ReleaseDocument) => new Map<string, Uint8Array>())

  const lostOf = oncePer((_document: ReleaseDocument) => new Set<string>())
  /** Once, however many visitors ask for it. */
  const tellLost = (document: ReleaseDocument, file: string) => {
    const lost = lostOf(document)
    if (lost.has(file)) return
    lost.add(file)
    report('A released file can’t be had', {
      file,
      error: `If it is not at ${source.address}, publish that build again, which puts what is missing.`,
    })
  }

  return {
    ...known,
    release: (app, version) => releases.get(keyOf(`@galo/${app}`, version)),
    pathOf: source.pathOf,
    async versionWith(app, file) {
      if (hashInName(file) === undefined) return undefined
      const { microFrontends } = await known.document()
      const has = ({ extras }: Release) => Object.hasOwn(extras.files, file)
      const named = microFrontends[`@galo/${app}`]?.find(has)
      const found =
        named ?? [...releases.values()].find((each) => each.extras.folder.startsWith(`${app}/`) && has(each))
      return found?.metadata.version
    },
    async file(app, version, name, packing) {
      if (![app, version, ...name.split('/')].every(isName)) return null
      const stored = packing === undefined ? name : `${name}${ENDINGS[packing]}`
      const key = `${app}/${version}/${stored}`
      const document = await known.document()
      const files = filesOf(document)
      const here = files.get(key)
      if (here !== undefined) return here
      const release = document.microFrontends[`@galo/${app}`]?.find(({ metadata }) => metadata.version === version)
      const bytes = await inTime(source.bytes(`${app}/${version}/browser/${stored}`), FILE_READ_MS, key).catch(
        () => null,
      )
      if (bytes === null) {
        if (packing === undefined && release !== undefined && Object.hasOwn(release.extras.files, name))
          tellLost(document, key)
        return null
      }
      // Of an older version, which an older visit asks for, its name says what it has to be; where it doesn't, that visit's own hashes judge it.
      const integrity = release === undefined ? hashInName(name) : release.extras.files[name]
      if (release === undefined && integrity === undefined) return bytes
      const unpacked = packing === undefined ? bytes : await UNPACK[packing](bytes).catch(() => null)
      if (integrity === undefined || unpacked === null || integrityOf(unpacked, integrity) !== integrity) {
        report('A stored file is not the one that was released and is not served', {
          file: key,
          error: `Find out who can write at ${source.address}, delete ${app}/${version}/browser/${stored} there and publish that build again.`,
        })
        return null
      }
      if (release !== undefined) files.set(key, bytes)
      return bytes
    },
  }
}

export const createFolderStore = (folder: string, report: Tell, options?: StoreOptions): ReleaseStore =>
  createStore(folderSource(folder), report, options)

/** What workers draw by is brought to `cache`, a folder of this machine. */
export const createObjectStore = (
  { address, cache, settings }: ObjectReleases,
  report: Tell,
  options?: StoreOptions,
): ReleaseStore => createStore(objectSource(objectStore(address, settings), cache, report), report, options)

/** The store that a site's settings name. */
export const openStore = (releases: BffConfig['releases'], report: Tell, options?: StoreOptions): ReleaseStore =>
  typeof releases === 'string'
    ? createFolderStore(releases, report, options)
    : createObjectStore(releases, report, options)
