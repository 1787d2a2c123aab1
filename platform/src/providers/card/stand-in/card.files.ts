import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { cardScript } from './card.script'

const SCRIPTS = ['v3', 'field', 'form', 'wallets', 'sheet', 'challenge'] as const
const STYLES = ['field', 'form', 'wallets', 'sheet', 'challenge'] as const

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** A page may name this sheet in its `fonts` option: fields are pages of their own and inherit nothing. */
const FIGTREE_SHEET = `@font-face {
  font-family: 'Figtree Variable';
  src: url('/stand-ins/card/figtree.woff2') format('woff2');
  font-weight: 300 900;
  font-display: swap;
}
`

const browserFile = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`./browser/${name}`, import.meta.url)), 'utf8')

/** The provider's script, and what its frames are made of. */
export const cardFiles = () => {
  const routes = new Hono()
  routes.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-cache')
  })
  const files: Record<string, readonly [string, string]> = {
    'figtree.css': [FIGTREE_SHEET, 'text/css'],
  }
  for (const name of SCRIPTS)
    routes.get(`/${name}.js`, async (c) =>
      c.body(await cardScript(name), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
  for (const name of STYLES) files[`${name}.css`] = [browserFile(`${name}.css`), 'text/css']
  for (const [name, [source, type]] of Object.entries(files))
    routes.get(`/${name}`, (c) => c.body(source, 200, { 'content-type': `${type}; charset=utf-8` }))

  const font = readFileSync(createRequire(import.meta.url).resolve(FIGTREE))
  routes.get('/figtree.woff2', (c) => c.body(font, 200, { 'content-type': 'font/woff2' }))
  return routes
}
