import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { aFolder, sha384, type Folder } from '../test/a-release'
import { loadRemoteBuild } from './load-remote-build'

describe('loadRemoteBuild', () => {
  let folder: Folder
  beforeEach(async () => {
    folder = await aFolder()
  })
  afterEach(() => folder.remove())

  const load = async (source: string, integrity = sha384(source)) => {
    await folder.write('remote.cjs', source)
    return loadRemoteBuild({ remote: 'mfe-menu', file: join(folder.path, 'remote.cjs'), integrity })
  }

  it('runs a build with the shell’s own copies of what is shared', async () => {
    const react = jest.requireActual<{ createElement: unknown }>('react')
    const [page] = await load('exports.pages = [{ id: "a", Page: require("react").createElement }]')
    expect(page?.Page).toBe(react.createElement)
  })

  it('takes what a build puts in place of its exports', async () =>
    expect(await load('module.exports = { pages: [] }')).toEqual([]))

  it('refuses bytes that are not the released ones, before they run', async () => {
    const source = 'globalThis.ran = true; exports.pages = []'
    await expect(load(source, sha384('something else'))).rejects.toThrow('is not the file that was released')
    expect('ran' in globalThis).toBe(false)
  })

  it('does not wait for a pipe that never ends', async () => {
    const file = join(folder.path, 'pipe.cjs')
    execFileSync('mkfifo', [file])
    expect(() => loadRemoteBuild({ remote: 'mfe-menu', file, integrity: '' })).toThrow('is no file')
  })

  it.each(['fs', 'node:child_process', 'axios', 'constructor'])('gives a build no %s', async (name) => {
    await expect(load(`require('${name}'); exports.pages = []`)).rejects.toThrow('which is not shared')
  })

  it.each(['exports.routes = []', 'exports.pages = {}', 'module.exports = null'])(
    'refuses a build that hands over no pages: %s',
    (source) => expect(load(source)).rejects.toThrow('must export its pages'),
  )
})
