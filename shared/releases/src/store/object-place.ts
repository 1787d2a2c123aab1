import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectStore, StoredObject } from '../objects/object-store'
import { filesIn, hasAll } from './files-in'
import type { Found, Place } from './place'

/** So many files are on their way at once. */
const AT_ONCE = 8
/** Written after all others of its folder: who died on the way left none. */
const WHOLE = 'whole'
/** What a store is asked with whether it honours conditions. */
const TRIAL = 'conditions'

const thing = (found: StoredObject | 'same' | null): StoredObject | null => (found === 'same' ? null : found)

/** A store that takes no notice of conditions would let two who write at once lose each other's change, in silence: it is asked with something that must be refused. */
const assertHonoursConditions = async (objects: ObjectStore): Promise<void> => {
  await objects.create(TRIAL, '')
  const isHonoured = !(await objects.create(TRIAL, '')) && !(await objects.replace(TRIAL, '', '"another"'))
  if (!isHonoured)
    throw new Error(
      `${objects.address} takes no notice of If-None-Match and If-Match: two who write at once would lose each other's change. Take a store that honours conditional writes.`,
    )
}

/** `folder`: here; `name`: there. */
const upload = async (objects: ObjectStore, folder: string, name: string): Promise<void> => {
  const next = (await filesIn(folder)).values()
  const one = async () => {
    for (const file of next) {
      const [stored, bytes] = [`${name}/${file}`, await readFile(join(folder, file))] as const
      if (await objects.create(stored, bytes)) continue
      // Half of it was put there before, by somebody who died, or it is under way.
      const there = thing(await objects.read(stored))
      if (there === null || !bytes.equals(there.bytes))
        throw new Error(
          `${stored} lies at ${objects.address} already and is another file, which was not stored by this tool: find out who can write there, delete it, and publish again.`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/** Releases in an object store. */
export const objectPlace = (objects: ObjectStore): Place => {
  let trial: Promise<void> | undefined
  const honoursConditions = () => (trial ??= assertHonoursConditions(objects))
  const read = async (name: string): Promise<Found | null> => {
    const found = thing(await objects.read(name))
    return found && { text: Buffer.from(found.bytes).toString('utf8'), writtenAt: found.writtenAt, tag: found.tag }
  }

  return {
    address: objects.address,
    read,
    list: async (folder) => (await objects.list(`${folder}/`)).map((name) => name.slice(folder.length + 1)),
    async create(name, text) {
      await honoursConditions()
      // Whose answer was lost on the way finds what they have written themselves, whether they asked again or were cut off.
      const isTheirs = async () => (await read(name))?.text === text
      try {
        return (await objects.create(name, text)) || (await isTheirs())
      } catch (error) {
        if (await isTheirs()) return true
        throw error
      }
    },
    async replace(name, text, last) {
      await (last?.tag ? objects.replace(name, text, last.tag) : objects.create(name, text))
    },
    async putFolder(name, wanted, fill) {
      await honoursConditions()
      const there = (await objects.list(`${name}/`)).map((each) => each.slice(name.length + 1))
      if (hasAll(there, [...wanted, WHOLE])) return
      const folder = await mkdtemp(join(tmpdir(), 'galo-release-'))
      try {
        await fill(folder)
        await upload(objects, folder, name)
        await objects.create(`${name}/${WHOLE}`, '')
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}
