import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument, differences, lifeOf, sentenceOfLife, type TrustedKeys } from '@galo/releases'
import type { ReadDocument } from './known-document'
import { readFileBytes } from './read-file'
import type { ReleaseSource } from './release-source'
import { wholeReleases } from './whole-releases'

type Tell = (message: string, details: Readonly<Record<string, unknown>>) => void

interface Options {
  readonly keys: TrustedKeys | null
  readonly kept: string | null
  readonly report: Tell
}

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
 * Reads the document of a store. The last one that was taken is kept over a restart, if it is said where: an older one is then refused as if the site had never ended, and what it
 * served by serves on.
 */
export const documentAt = (source: ReleaseSource, { keys, kept, report }: Options): ReadDocument => {
  let stamp: string | null = null
  const assertWhole = wholeReleases(source, report)

  let told: string | null = null
  /** Once when it ends soon, and once when it has: whoever serves by it is well until they start anew. */
  const tellOfLife = (document: ReleaseDocument) => {
    const sentence = sentenceOfLife(document, Date.now())
    if (sentence !== null && sentence !== told)
      report(
        lifeOf(document, Date.now()) === 'ended'
          ? 'The release document has expired'
          : 'The release document expires soon',
        { error: sentence },
      )
    told = sentence
  }

  /** Whoever reads this site's log learns what its visitors are given no more, and why, whoever wrote that. */
  const tellOfStops = (last: ReleaseDocument, document: ReleaseDocument) => {
    for (const difference of differences(last, document))
      if (difference.what === 'stopped')
        report('A release was stopped', { release: `${difference.app} ${difference.version}`, error: difference.why })
  }

  const take = async (last: ReleaseDocument | null): Promise<ReleaseDocument> => {
    const found = await source.document(last === null ? null : stamp)
    if (found === null && last !== null) {
      tellOfLife(last)
      return last
    }
    if (found === null) throw new Error('There is none')
    const { text } = found
    const verdict = acceptDocument(last, text, Date.now(), keys)
    if (verdict.kind === 'refused') throw new Error(verdict.sentence)
    await assertWhole(verdict.document, last === null)
    await source.prepare(verdict.document, last === null)
    if (verdict.complaint !== null)
      report('The release document is served by, for want of another', { error: verdict.complaint.sentence })
    if (kept !== null)
      await keep(kept, text).catch((error: unknown) =>
        report('The release document could not be kept: after a restart an older one would be taken', {
          error: String(error),
        }),
      )
    stamp = found.stamp
    if (last !== null) tellOfStops(last, verdict.document)
    tellOfLife(verdict.document)
    return verdict.document
  }

  return async (last) => {
    const before = last ?? (kept === null ? null : await keptAt(kept, keys))
    try {
      return await take(before)
    } catch (error) {
      if (last !== null || before === null)
        throw new Error(`There is no usable release document at ${source.address}/releases.json`, { cause: error })
      report('The release document is not taken; the one of before this start serves on', { error: String(error) })
      return before
    }
  }
}
