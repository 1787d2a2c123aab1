import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { ReleaseStore } from '../releases/release-store'

const require = createRequire(import.meta.url)

const FOREVER = 'public, max-age=31536000, immutable'

const FONTS: Readonly<Record<string, string>> = {
  'gabarito-latin.woff2': '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  'figtree-latin.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
}

/** Released scripts by version, fonts and the icon: files that never change under their name. */
export const assetRoutes = (store: ReleaseStore): Hono =>
  new Hono()
    .get('/favicon.svg', async (context) => {
      const icon = await readFile(new URL('../../public/favicon.svg', import.meta.url))
      return context.body(new Uint8Array(icon), 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
      })
    })
    .get('/fonts/:file', async (context) => {
      const source = FONTS[context.req.param('file')]
      if (source === undefined) return context.notFound()
      const font = await readFile(require.resolve(source))
      return context.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2', 'cache-control': FOREVER })
    })
    .get('/:app/:version/:file{.+\\.js}', async (context) => {
      const { app, version, file } = context.req.param()
      const bytes = await store.file(app, version, file)
      if (bytes === null) return context.text('There is no such file', 404, { 'cache-control': 'no-store' })
      return context.body(new Uint8Array(bytes), 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': FOREVER,
      })
    })
