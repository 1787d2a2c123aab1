import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import webpack from 'webpack'
import { ReleaseIntegrityPlugin } from '../webpack/integrity-plugin.mjs'
import { RetryChunksPlugin } from '../webpack/retry-chunks-plugin.mjs'
import { HASHED_WHOLE } from '../webpack/hashed-whole.mjs'

interface Script {
  src: string
  integrity: string
  crossOrigin: string
  onerror: (event: { type: string; target: object }) => void
}

describe('A bundle', () => {
  let folder: string
  let files: readonly string[]

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'galo-named-'))
    writeFileSync(join(folder, 'main.js'), "self.more = () => import(/* webpackChunkName: 'more' */ './more')")
    writeFileSync(join(folder, 'more.js'), 'export const more = 1')
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: './main.js',
      output: {
        path: join(folder, 'dist'),
        filename: '[name].[contenthash].js',
        chunkFilename: '[name].[contenthash].js',
        publicPath: 'auto',
        ...HASHED_WHOLE,
      },
      plugins: [new ReleaseIntegrityPlugin(), new RetryChunksPlugin()],
    })
    await new Promise((resolve, reject) =>
      compiler.run((error, stats) => (stats === undefined ? reject(error ?? new Error('nothing')) : resolve(stats))),
    )
    files = readdirSync(join(folder, 'dist'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const fileOf = (name: string) => files.find((file) => file.startsWith(name)) ?? ''
  const digest = (file: string, encoding: 'base64' | 'base64url') =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'dist', file)))
      .digest(encoding)

  it('has files that are named by all of their hash', () => {
    expect(files).toHaveLength(2)
    for (const file of files) expect(file).toMatch(new RegExp(`[.]${digest(file, 'base64url')}[.]js$`))
  })

  it('asks for its chunks, wherever it came from and however often, with the hash they were built with', async () => {
    const asked: Script[] = []
    const head = { appendChild: (script: Script) => void asked.push(script) }
    const currentScript = { tagName: 'SCRIPT', src: 'https://files.galo.test/mfe-menu/1/main.js' }
    const document = {
      currentScript,
      head,
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {} }),
    }
    const self: { more?: () => Promise<unknown> } = {}
    const browser = { self, document, setTimeout: () => 0, clearTimeout() {}, performance: { timeOrigin: 7 } }
    runInNewContext(readFileSync(join(folder, 'dist', fileOf('main')), 'utf8'), browser)
    for (let tries = 0; tries < 2; tries += 1) {
      const lost = self.more?.()
      asked[tries]?.onerror({ type: 'error', target: {} })
      await expect(lost).rejects.toMatchObject({ name: 'ChunkLoadError' })
    }
    const address = `https://files.galo.test/mfe-menu/1/${fileOf('more')}`
    expect(asked.map(({ src }) => src)).toEqual([address, `${address}?attempt=1-7`])
    for (const { integrity, crossOrigin } of asked)
      expect([integrity, crossOrigin]).toEqual([`sha256-${digest(fileOf('more'), 'base64')}`, 'anonymous'])
  })
})
