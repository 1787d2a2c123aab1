import { join } from 'node:path'
import { aFolder, sha384, type Folder } from '../test/a-release'
import { keepLoading } from './keep-loading'

const SOURCE = 'exports.pages = [{ id: "menu.restaurant" }]'

describe('keepLoading', () => {
  let folder: Folder
  let told: string[]
  let now: number
  beforeEach(async () => {
    folder = await aFolder()
    told = []
    now = 0
  })
  afterEach(() => folder.remove())

  const begin = (source = SOURCE) =>
    keepLoading(
      { remote: 'mfe-menu', file: join(folder.path, 'remote.cjs'), integrity: sha384(source) },
      (error) => void told.push(String(error)),
      () => now,
    )

  it('has the pages of a build that was missing soon after it was put back, and told once what to do', async () => {
    const { pages, failure } = begin()
    for (now = 0; now < 20_000; now += 1_000) expect(pages()).toEqual([])
    expect(told).toEqual([expect.stringMatching(/no such file.* publish that build again/)])
    await folder.write('remote.cjs', SOURCE)
    now += 5_000
    expect(pages()).toMatchObject([{ id: 'menu.restaurant' }])
    expect(failure()).toBeNull()
  })

  it('does the same for one that was not the released one', async () => {
    await folder.write('remote.cjs', `${SOURCE};`)
    const { pages } = begin()
    await folder.write('remote.cjs', SOURCE)
    expect(pages()).toEqual([])
    now += 5_000
    expect(pages()).toHaveLength(1)
  })

  it('does not load again what threw', async () => {
    const source = 'throw new Error("at load")'
    await folder.write('remote.cjs', source)
    const { pages, failure } = begin(source)
    await folder.write('remote.cjs', SOURCE)
    now += 60_000
    expect(pages()).toEqual([])
    expect(String(failure())).toContain('at load')
    expect(told).toHaveLength(1)
  })
})
