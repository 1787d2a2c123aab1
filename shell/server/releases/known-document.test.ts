import type { ReleaseDocument } from '@galo/contracts/release'
import { aDocument, aRelease } from '../test/a-release'
import { followDocument, knownDocument } from './known-document'

const documentWith = (version: string) =>
  aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu', {}, version) })

/** A disk that answers when it is told to. */
const aDisk = () => {
  let settle: { resolve: (document: ReleaseDocument) => void; reject: (error: Error) => void } | null = null
  const read = jest.fn(() => new Promise<ReleaseDocument>((resolve, reject) => (settle = { resolve, reject })))
  return {
    read,
    answer: (version: string) => settle?.resolve(documentWith(version)),
    fail: () => settle?.reject(new Error('torn')),
  }
}

describe('The known release document', () => {
  let disk: ReturnType<typeof aDisk>
  let reported: string[]
  let known: ReturnType<typeof knownDocument>
  const version = async () => (await known.document()).microFrontends['@galo/mfe-menu']?.[0]?.metadata.version
  beforeEach(async () => {
    jest.useFakeTimers()
    disk = aDisk()
    reported = []
    known = knownDocument(disk.read, (message) => void reported.push(message))
    const first = Promise.all([version(), version()])
    disk.answer('1.0.0')
    await first
  })
  afterEach(() => jest.useRealTimers())

  it('is read once for all who wait for the first', () => expect(disk.read).toHaveBeenCalledTimes(1))

  it('serves while a disk takes the question and never answers, which is said once, and follows it when it is well', async () => {
    const stop = followDocument(known)
    await jest.advanceTimersByTimeAsync(30_000)
    expect(await version()).toBe('1.0.0')
    expect(disk.read).toHaveBeenCalledTimes(2)
    expect(reported).toEqual(['The release document could not be read; the last good one stays'])
    expect(known.checkedMsAgo()).toBe(30_000)
    disk.answer('2.0.0')
    await jest.advanceTimersByTimeAsync(0)
    expect(await version()).toBe('2.0.0')
    expect(known.checkedMsAgo()).toBe(0)
    stop()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(disk.read).toHaveBeenCalledTimes(2)
  })

  it('says again what has become wrong again', async () => {
    for (const settle of [disk.fail, disk.fail, () => disk.answer('2.0.0'), disk.fail]) {
      const looked = known.look()
      settle()
      await looked
    }
    expect(reported).toHaveLength(2)
    expect(await version()).toBe('2.0.0')
  })

  it('takes over when everything is ready for it, and not after one that came later', async () => {
    const preparing: (() => void)[] = []
    known = knownDocument(
      disk.read,
      () => {},
      () => new Promise<void>((ready) => preparing.push(ready)),
    )
    const publish = async (next: string) => {
      const looked = known.look()
      disk.answer(next)
      await looked
    }
    await publish('1.0.0')
    expect(preparing).toHaveLength(0)
    await publish('2.0.0')
    await publish('3.0.0')
    expect(await version()).toBe('1.0.0')
    preparing[1]?.()
    await jest.advanceTimersByTimeAsync(0)
    expect(await version()).toBe('3.0.0')
    preparing[0]?.()
    await jest.advanceTimersByTimeAsync(0)
    expect(await version()).toBe('3.0.0')
  })

  it('is waited for half a minute when there has never been one, and no longer', async () => {
    known = knownDocument(disk.read, () => {})
    const first = expect(known.document()).rejects.toThrow('longer than 30000 ms')
    await jest.advanceTimersByTimeAsync(30_000)
    await first
    expect(known.checkedMsAgo()).toBeNull()
  })
})
