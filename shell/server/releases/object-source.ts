import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@galo/contracts/release'
import type { ObjectStore } from '@galo/releases/objects'
import { integrityOf } from './integrity-of'
import { isName } from './is-name'
import { readFileBytes } from './read-file'
import type { ReleaseSource } from './release-source'

type Tell = (message: string, details: Readonly<Record<string, unknown>>) => void

/**
 * Releases in an object store. Pages are drawn by files on disk, so the server builds that a document names are brought here before it is served by: a new release is no news while
 * one that visitors are given is not here whole.
 */
export const objectSource = (objects: ObjectStore, cache: string, report: Tell): ReleaseSource => {
  const pathOf = (folder: string, file: string) => join(cache, folder, file)
  const here = new Set<string>()
  const missed = new Set<string>()

  const bytes = async (name: string): Promise<Uint8Array> => {
    const found = await objects.read(name)
    if (found === null || found === 'same') throw new Error(`There is no ${name} at ${objects.address}`)
    return found.bytes
  }

  const bring = async (name: string, integrity: string): Promise<void> => {
    const path = join(cache, name)
    if (here.has(name)) return
    const kept = await readFileBytes(path).catch(() => null)
    if (kept === null || integrityOf(kept, integrity) !== integrity) {
      const found = await bytes(name)
      if (integrityOf(found, integrity) !== integrity) throw new Error(`${name} is not the one that was released`)
      const aside = `${path}.${randomUUID()}.tmp`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(aside, found)
      await rename(aside, path)
    }
    here.add(name)
  }

  const bringBuild = async ({ deployment, extras }: Release): Promise<string | null> => {
    const { folder, server } = extras
    if (server === undefined) return null
    const name = `${folder}/server/${server.file}`
    try {
      if (!name.split('/').every(isName)) throw new Error(`${name} is no file of a release`)
      await bring(name, server.integrity)
      missed.delete(name)
      return null
    } catch (error) {
      if (!missed.has(name)) report('A server build could not be brought here', { file: name, error: String(error) })
      missed.add(name)
      return deployment.traffic > 0 ? name : null
    }
  }

  return {
    address: objects.address,
    async document(stamp) {
      const found = await objects.read('releases.json', stamp ?? undefined)
      if (found === null || found === 'same') return null
      return { stamp: found.tag, text: Buffer.from(found.bytes).toString('utf8') }
    },
    names: async (folder) => (await objects.list(`${folder}/`)).map((name) => name.slice(folder.length + 1)),
    bytes,
    pathOf,
    async prepare({ microFrontends }, isFirst) {
      const missing = (await Promise.all(Object.values(microFrontends).flat().map(bringBuild))).find(
        (one) => one !== null,
      )
      if (missing !== undefined && !isFirst)
        throw new Error(
          `${missing}, which visitors would be given, could not be brought here: where it isn't the one that was built, delete it at ${objects.address} and publish that build again.`,
        )
    },
  }
}
