import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesIn, hasAll } from './files-in'
import type { Place } from './place'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Whole on the disk before it has its name. */
const writeAside = async (path: string, text: string): Promise<string> => {
  await mkdir(dirname(path), { recursive: true })
  const aside = join(dirname(path), `.${randomUUID()}.tmp`)
  const file = await open(aside, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  return aside
}

const putMissing = async (from: string, to: string): Promise<void> => {
  for (const file of await filesIn(from)) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await link(join(from, file), join(to, file)).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  }
  await rm(from, { recursive: true })
}

/** Releases in a folder of this machine, or of a disk that several share. */
export const folderPlace = (root: string): Place => ({
  address: root,
  async read(name) {
    const path = join(root, name)
    try {
      const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
      return { text, writtenAt: mtime.toISOString(), tag: null }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    }
  },
  list: (folder) => readdir(join(root, folder)).catch(() => []),
  async create(name, text) {
    const path = join(root, name)
    const aside = await writeAside(path, text)
    try {
      // The file system does it for one writer only.
      await link(aside, path)
      return true
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    } finally {
      await rm(aside)
    }
  },
  async replace(name, text) {
    const path = join(root, name)
    await rename(await writeAside(path, text), path)
  },
  async putFolder(name, wanted, fill) {
    const folder = join(root, name)
    if (existsSync(folder) && hasAll(await filesIn(folder), wanted)) return
    const aside = join(dirname(folder), `.${randomUUID()}.tmp`)
    await mkdir(aside, { recursive: true })
    await fill(aside)
    // Where somebody has put the same files meanwhile, or some of them lie there already, they stay.
    await rename(aside, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
      return putMissing(aside, folder)
    })
  },
})
