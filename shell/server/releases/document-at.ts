import type { Stats } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument, type TrustedKeys } from '@galo/releases'
import type { ReadDocument } from './known-document'
import { readFileBytes } from './read-file'

type Tell = (message: string, details: Readonly<Record<string, unknown>>) => void

interface Options {
  readonly keys: TrustedKeys | null
  readonly kept: string | null
  readonly report: Tell
}

/** Two writes within one tick of the file system's clock are told apart. */
const stampOf = ({ ino, size, mtimeMs }: Stats): string => [ino, size, mtimeMs].join(' ')

const textAt = async (path: string): Promise<string> => (await readFileBytes(path)).toString('utf8')

/** The document this site served by when it ended, however old: it is no news. `null` without one that is signed by somebody who is still trusted. */
const keptAt = async (path: string, keys: TrustedKeys | null): Promise<ReleaseDocument | null> => {
  const text = await textAt(path).catch(() => null)
  const verdict = text === null ? null : acceptDocument(null, text, 0, keys)
  return verdict?.kind === 'accepted' ? verdict.document : null
}

const keep = async (path: string, text: string): Promise<void> => {
  const aside = `${path}.${process.pid}.tmp`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(aside, text)
  await rename(aside, path)
}

/**
 * Reads the document of a folder. The last one that was taken is kept over a restart, if it is said where: an older one is then refused as if the site had never ended, and what it
 * served by serves on.
 */
export const documentAt = (path: string, { keys, kept, report }: Options): ReadDocument => {
  let stamp = ''

  const take = async (last: ReleaseDocument | null): Promise<ReleaseDocument> => {
    const found = stampOf(await stat(path))
    if (last !== null && found === stamp) return last
    const text = await textAt(path)
    const verdict = acceptDocument(last, text, Date.now(), keys)
    if (verdict.kind === 'refused') throw new Error(verdict.sentence)
    if (verdict.complaint !== null)
      report('The release document is served by, for want of another', { error: verdict.complaint.sentence })
    if (kept !== null)
      await keep(kept, text).catch((error: unknown) =>
        report('The release document could not be kept: after a restart an older one would be taken', {
          error: String(error),
        }),
      )
    stamp = found
    return verdict.document
  }

  return async (last) => {
    const before = last ?? (kept === null ? null : await keptAt(kept, keys))
    try {
      return await take(before)
    } catch (error) {
      if (last !== null || before === null)
        throw new Error(`There is no usable release document at ${path}`, { cause: error })
      report('The release document is not taken; the one of before this start serves on', { error: String(error) })
      return before
    }
  }
}
