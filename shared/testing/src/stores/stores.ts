import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { objectStore, readObjectSettings } from '@galo/releases/objects'
import { anObjectStore, type Fault } from './an-object-store'

export { anObjectStore, type Fault } from './an-object-store'

/** A place for releases, and what a test does to it behind everybody's back. */
export interface AStore {
  /** As `GALO_RELEASES` names it. */
  readonly address: string
  readonly environment: Readonly<Record<string, string>>
  write(name: string, bytes: string | Uint8Array): Promise<void>
  read(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** Every file there is, in order. */
  names(): Promise<readonly string[]>
  close(): Promise<void>
}

/** And what becomes of a request on the way there. */
export interface AnObjectPlace extends AStore {
  breakBy(fault: (method: string, path: string) => Fault): void
}

export const aFolderStore = async (): Promise<AStore> => {
  const root = await mkdtemp(join(tmpdir(), 'galo-store-'))
  return {
    address: root,
    environment: {},
    async write(name, bytes) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      const aside = join(root, `.${randomUUID()}.tmp`)
      await writeFile(aside, bytes)
      await rename(aside, join(root, name))
    },
    read: async (name) => (existsSync(join(root, name)) ? readFile(join(root, name)) : null),
    remove: (name) => rm(join(root, name)),
    async names() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .toSorted()
    },
    close: () => rm(root, { recursive: true, force: true }),
  }
}

export const anObjectPlace = async (): Promise<AnObjectPlace> => {
  const server = await anObjectStore()
  const objects = objectStore(server.address, readObjectSettings(server.environment))
  return {
    ...server,
    async write(name, bytes) {
      const found = await objects.read(name)
      await (found === null || found === 'same' ? objects.create(name, bytes) : objects.replace(name, bytes, found.tag))
    },
    async read(name) {
      const found = await objects.read(name)
      return found === null || found === 'same' ? null : Buffer.from(found.bytes)
    },
    names: async () => (await objects.list('')).toSorted(),
  }
}

/** Whatever is said of one holds for the other. */
export const STORES: readonly (readonly [kind: string, open: () => Promise<AStore>])[] = [
  ['a folder', aFolderStore],
  ['an object store', anObjectPlace],
]
