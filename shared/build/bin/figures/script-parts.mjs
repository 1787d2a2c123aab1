// What the script of a first page is made of, compressed. `node shared/build/bin/figures/script-parts.mjs` prints the table, `--write` puts it
// into docs/script.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { partsOfScript } from '../../budgets/parts-of-script.mjs'
import { ROOT } from '../../releases/apps.mjs'
import { appConfigs } from '../../webpack/app.mjs'

/** First pages, by the remote that draws them and the module it exposes them by. */
const PAGES = {
  search: ['mfe-search', './search.home'],
  results: ['mfe-search', './search.results'],
  menu: ['mfe-menu', './menu.restaurant'],
  checkout: ['mfe-checkout', './checkout.order'],
}
const PAGE_DOCUMENT = join(ROOT, 'docs/script.md')
const KIB = 1_024

const folder = mkdtempSync(join(tmpdir(), 'galo-script-parts-'))

/**
 * Builds the browser's side of an app with source maps, and gives the files that its page starts with.
 * @param {string} app
 * @param {string} [exposed] the module of a remote's that has the page
 * @returns {Promise<string[]>}
 */
const firstFilesOf = async (app, exposed) => {
  const [browser] = await appConfigs(app, { cacheDirectory: folder })
  const path = join(folder, app)
  const compiler = webpack({
    ...browser,
    devtool: 'hidden-source-map',
    cache: false,
    output: { ...browser?.output, path, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  })
  /** @type {webpack.Stats} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result === undefined ? reject(error) : resolve(result))),
  )
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  const main = stats.compilation.entrypoints.get('main')?.getFiles()
  if (main !== undefined) return main.map((file) => join(path, file))
  /** @type {{ exposes: { path: string, assets: { js: { sync: string[] } } }[], metaData: { remoteEntry: { name: string } } }} */
  const manifest = JSON.parse(readFileSync(join(path, 'mf-manifest.json'), 'utf8'))
  const page = manifest.exposes.find(({ path }) => path === exposed)
  return [manifest.metaData.remoteEntry.name, ...(page?.assets.js.sync ?? [])].map((file) => join(path, file))
}

/** @param {readonly string[]} files */
const partsOfFiles = (files) => {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const file of files) {
    const parts = partsOfScript(readFileSync(file, 'utf8'), JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    for (const [part, bytes] of parts) sums.set(part, (sums.get(part) ?? 0) + bytes)
  }
  return sums
}

/** @param {readonly (readonly string[])[]} rows */
const table = (rows) => {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  const columns = rows[0]?.length ?? 0
  return [lines[0], `| --- |${' --: |'.repeat(columns - 1)}`, ...lines.slice(1)].join('\n')
}

try {
  const shell = partsOfFiles(await firstFilesOf('shell'))
  /** @type {Map<string, Map<string, number>>} */
  const pages = new Map()
  for (const [page, [app = '', exposed]] of Object.entries(PAGES)) {
    const whole = new Map(shell)
    for (const [part, bytes] of partsOfFiles(await firstFilesOf(app, exposed)))
      whole.set(part, (whole.get(part) ?? 0) + bytes)
    pages.set(page, whole)
  }
  const kib = (/** @type {number} */ bytes) => (bytes === 0 ? '' : (bytes / KIB).toFixed(1))
  const sumOf = (/** @type {Map<string, number>} */ parts) => [...parts.values()].reduce((sum, bytes) => sum + bytes, 0)
  const most = (/** @type {string} */ part) => Math.max(...[...pages.values()].map((parts) => parts.get(part) ?? 0))
  const parts = [...new Set([...pages.values()].flatMap((page) => [...page.keys()]))].sort((a, b) => most(b) - most(a))
  const text = table([
    ['part, KiB under brotli', 'of it in the shell', ...pages.keys()],
    ...parts.map((part) => [part, ...[shell, ...pages.values()].map((page) => kib(page.get(part) ?? 0))]),
    ['**all**', ...[shell, ...pages.values()].map((page) => `**${kib(sumOf(page))}**`)],
  ])
  if (process.argv.includes('--write')) {
    const document = readFileSync(PAGE_DOCUMENT, 'utf8')
    writeFileSync(
      PAGE_DOCUMENT,
      document.replace(/(<!-- parts -->\n\n)[^]*?(\n\n<!-- end of parts -->)/, `$1${text}$2`),
    )
  } else console.log(text)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
