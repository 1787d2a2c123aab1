import { fileURLToPath } from 'node:url'
import { Hono, type Context } from 'hono'
import { readFileBytes } from '../releases/read-file'
import type { ReleaseStore } from '../releases/release-store'
import { wrongMethod } from './methods'
import { noSuchFile, releasedScript } from './released-script'
import { WORKER_POLICY } from './security-headers'

const FOREVER = 'public, max-age=31536000, immutable'

const FONTS: readonly string[] = ['gabarito.woff2', 'figtree.woff2']

const PUBLIC = new URL('../../public/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
}

/** An icon; it may change under its name, though hardly ever does. */
export const publicFile = async (context: Context, file: keyof typeof TYPES & string): Promise<Response> => {
  const bytes = await readFileBytes(fileURLToPath(new URL(file, PUBLIC)))
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': TYPES[file] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=86400',
  })
}

/** The site's worker: below `/order/`, which is all it may look after. Browsers ask for it anew each time. */
export const workerFile = async (context: Context): Promise<Response> => {
  const bytes = await readFileBytes(fileURLToPath(new URL('worker.js', PUBLIC)))
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': WORKER_POLICY,
  })
}

/** Released scripts, fonts and the icon: files that never change under their name. Scripts of releases that say a version in their addresses are found by it. */
export const assetRoutes = (store: ReleaseStore): Hono =>
  new Hono()
    .get('/favicon.svg', (context) => publicFile(context, 'favicon.svg'))
    .get('/fonts/:file', async (context) => {
      const file = context.req.param('file')
      if (!FONTS.includes(file)) return noSuchFile(context)
      const font = await readFileBytes(fileURLToPath(new URL(`fonts/${file}`, PUBLIC)))
      return context.body(new Uint8Array(font), 200, {
        'content-type': 'font/woff2',
        'cache-control': FOREVER,
        // The card's fields are frames of another site, and written like the page round them.
        'access-control-allow-origin': '*',
      })
    })
    .get('/:app/:file{[^/]+\\.js}', async (context) => {
      const asked = context.req.param()
      const version = await store.versionWith(asked.app, asked.file)
      if (version === undefined) return noSuchFile(context)
      return releasedScript(context, store, { ...asked, version }, { 'cache-control': FOREVER })
    })
    .get('/:app/:version/:file{.+\\.js}', (context) =>
      releasedScript(context, store, context.req.param(), { 'cache-control': FOREVER }),
    )
    .get('/*', noSuchFile)
    .all('/*', wrongMethod('GET', 'HEAD'))
