// Builds the operator's console into `dist/page`: `node build.mjs`, or `--watch` to build again whenever a file is saved.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { context } from 'esbuild'
import { PAGE, pageOptions } from './page-options.mjs'

const pageNow = () => (existsSync(join(PAGE, 'index.html')) ? readFileSync(join(PAGE, 'index.html'), 'utf8') : null)

const began = Date.now()
const before = pageNow()
const builder = await context(pageOptions())
if (process.argv.includes('--watch')) {
  await builder.watch()
  console.log('console: built whenever a file is saved; load the page again to see it')
} else {
  // What is wrong is said by then.
  await builder.rebuild().catch(() => process.exit(1))
  await builder.dispose()
  if (pageNow() !== before) console.log(`build: console (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}
