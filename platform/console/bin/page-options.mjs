import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
/** Where the build leaves the page: `index.html` and what it is made of in `assets`. */
export const PAGE = join(PACKAGE, 'dist/page')
/** Where the platform serves what the page is made of. */
const ADDRESS = '/console/assets'

/** In the page where each answer has a word of its own. */
export const NONCE = '%nonce%'

/** @param {string} output */
const addressOf = (output) => `${ADDRESS}/${basename(output)}`

/**
 * The page itself comes last and at once: whoever asks meanwhile gets the one before, with its files.
 * @param {string} folder
 * @param {import('esbuild').Metafile} built
 */
const writePage = (folder, { outputs }) => {
  const script = Object.keys(outputs).find((output) => outputs[output]?.entryPoint !== undefined)
  const fonts = Object.keys(outputs).filter((output) => output.endsWith('.woff2'))
  const preloads = fonts
    .map((font) => `<link rel="preload" href="${addressOf(font)}" as="font" type="font/woff2" crossorigin />`)
    .join('\n    ')
  const html = readFileSync(join(PACKAGE, 'index.html'), 'utf8')
    .replace('<!-- preloads -->', preloads)
    .replace('%script%', addressOf(script ?? ''))
  copyFileSync(join(PACKAGE, 'public/mark.svg'), join(folder, 'assets/mark.svg'))
  writeFileSync(join(folder, 'index.html.new'), html)
  renameSync(join(folder, 'index.html.new'), join(folder, 'index.html'))
  const wanted = new Set([...Object.keys(outputs).map((output) => basename(output)), 'mark.svg'])
  for (const file of readdirSync(join(folder, 'assets'))) if (!wanted.has(file)) rmSync(join(folder, 'assets', file))
}

/**
 * How the page is bundled: one script, for a browser of this machine. `folder` is where it goes.
 * @type {typeof import('./page-options.mjs').pageOptions}
 */
export const pageOptions = (folder = PAGE) => ({
  absWorkingDir: PACKAGE,
  entryPoints: { console: 'src/main.tsx' },
  outdir: join(folder, 'assets'),
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: ADDRESS,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: '@galo/css',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.STYLE_OWNER': '"console"' },
  metafile: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'page',
      setup: ({ onEnd, onStart }) => {
        onStart(() => void mkdirSync(join(folder, 'assets'), { recursive: true }))
        onEnd(({ errors, metafile }) => {
          if (errors.length === 0 && metafile !== undefined) writePage(folder, metafile)
        })
      },
    },
  ],
})
