import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { readFileBytes } from './read-file'
import { createFolderStore } from './release-store'

jest.mock('./read-file', () => {
  const actual = jest.requireActual<{ readFileBytes: typeof readFileBytes }>('./read-file')
  return { ...actual, readFileBytes: jest.fn(actual.readFileBytes) }
})

/** A disk that takes the question and never answers, until it is well again. */
const hang = () => {
  let answer: (bytes: Buffer) => void = () => {}
  const reading = jest.mocked(readFileBytes).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  return { reading, recover: (text: string) => answer(Buffer.from(text)) }
}
const documentWith = (version: string) =>
  JSON.stringify(aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu', {}, version) }))

describe('A disk that hangs', () => {
  let folder: Folder
  beforeEach(async () => {
    folder = await aFolder()
    await folder.write('releases.json', documentWith('1.0.0'))
  })
  afterEach(() => folder.remove())

  it('stops no page: one look waits for it a second, the others not at all, and it is heard when it is well', async () => {
    const reported: string[] = []
    const store = createFolderStore(folder.path, (message) => void reported.push(message))
    const version = async () => (await store.document()).microFrontends['@galo/mfe-menu']?.[0]?.metadata.version
    expect(await version()).toBe('1.0.0')

    const { reading, recover } = hang()
    await folder.write('releases.json', documentWith('2.0.0'))
    await new Promise((passed) => setTimeout(passed, 500))
    reading.mockClear()
    expect(await version()).toBe('1.0.0')
    const before = Date.now()
    expect(await Promise.all(Array.from({ length: 50 }, version))).toEqual(Array(50).fill('1.0.0'))
    expect(Date.now() - before).toBeLessThan(500)
    expect(reading).toHaveBeenCalledTimes(1)
    expect(reported).toEqual(['The release document could not be read; the last good one stays'])

    recover(documentWith('2.0.0'))
    await new Promise((passed) => setTimeout(passed, 500))
    expect(await version()).toBe('2.0.0')
  })
})
