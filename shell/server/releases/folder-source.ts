import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '@galo/releases/store'
import { readFileBytes } from './read-file'
import type { ReleaseSource } from './release-source'

/** Two writes within one tick of the file system's clock are told apart. */
const stampOf = ({ ino, size, mtimeMs }: Stats): string => [ino, size, mtimeMs].join(' ')

export const folderSource = (folder: string): ReleaseSource => {
  const path = join(folder, 'releases.json')
  return {
    address: folder,
    async document(stamp) {
      const found = stampOf(await stat(path))
      return found === stamp ? null : { stamp: found, text: (await readFileBytes(path)).toString('utf8') }
    },
    names: (release) => filesIn(join(folder, release)),
    bytes: (name) => readFileBytes(join(folder, name)),
    pathOf: (release, file) => join(folder, release, file),
    prepare: () => Promise.resolve(),
  }
}
