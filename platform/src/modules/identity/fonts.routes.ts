import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'

const FONTS = {
  'gabarito.woff2': '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const
const A_YEAR = 'public, max-age=31536000, immutable'

/** The fonts of our sign-in pages. */
export const fontsRoutes = () => {
  const routes = new Hono()
  const resolve = createRequire(import.meta.url).resolve
  for (const [name, file] of Object.entries(FONTS)) {
    const font = readFileSync(resolve(file))
    routes.get(`/${name}`, (c) => c.body(font, 200, { 'content-type': 'font/woff2', 'cache-control': A_YEAR }))
  }
  return routes
}
