import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import { SharedNamesPlugin, sharedNames } from '../webpack/shared-names-plugin.mjs'

const OURS = {
  '@galo/css': { import: false, requiredVersion: false },
  '@galo/state': { import: false, requiredVersion: false },
} as const

describe('The names that a build', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'galo-names-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const built = async (config: webpack.Configuration) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'dist') },
      ...config,
      plugins: [...(config.plugins ?? []), new SharedNamesPlugin()],
    })
    const stats = await new Promise<webpack.Stats>((resolve, reject) =>
      compiler.run((error, result) =>
        result === undefined ? reject(error ?? new Error('nothing came of it')) : resolve(result),
      ),
    )
    expect(stats.compilation.errors).toEqual([])
    return sharedNames([stats.compilation])
  }
  const taking = new webpack.sharing.ConsumeSharedPlugin({ consumes: OURS })

  it('takes are those that its code uses, wherever in it, and no others', async () => {
    write(
      'main.js',
      "import { css } from '@galo/css'\nimport './used'\nimport { unused } from './unused'\nconsole.log(css('x'))",
    )
    write(
      'used.js',
      "import { keyframes as frames, css } from '@galo/css'\nimport { useStore } from '@galo/state'\nconsole.log(frames, css, useStore)\nimport('./later')",
    )
    write('later.js', "import * as state from '@galo/state'\nconsole.log(state.useWriter)")
    write('unused.js', "import { never } from '@galo/css'\nexport const unused = () => never()")
    write('package.json', '{"sideEffects":["./main.js","./used.js","./later.js"]}')
    expect(await built({ plugins: [taking] })).toEqual({
      takes: { '@galo/css': ['css', 'keyframes'], '@galo/state': ['useStore', 'useWriter'] },
    })
  })

  it('takes are known of a server build too, where they stay calls', async () => {
    write('main.js', "import { css } from '@galo/css'\nimport { join } from 'node:path'\nconsole.log(css, join)")
    const externals: webpack.Configuration['externals'] = { '@galo/css': 'commonjs @galo/css' }
    expect(await built({ target: 'node20', externals })).toEqual({ takes: { '@galo/css': ['css'] } })
  })

  it('gives are all that a package exports, what it passes on included, whether or not it is used here', async () => {
    write('node_modules/@galo/css/package.json', '{"version":"1.0.0","main":"index.js"}')
    write('node_modules/@galo/css/index.js', "export * from './more'\nexport const css = () => 1")
    write('node_modules/@galo/css/more.js', 'export const keyframes = 1, cssOf = 2')
    write('main.js', "import { css } from '@galo/css'\nconsole.log(css)")
    const shared = new webpack.sharing.SharePlugin({ shared: { '@galo/css': { eager: true, version: '1.0.0' } } })
    expect(await built({ plugins: [shared] })).toEqual({ gives: { '@galo/css': ['css', 'cssOf', 'keyframes'] } })
  })
})
