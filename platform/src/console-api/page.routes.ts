import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { NONCE, PAGE } from '@galo/console/page'
import { languageTag } from '@galo/words/tables'
import { Hono } from 'hono'
import type { PlatformConfig } from '../kernel/config'
import { notFound } from '../kernel/http/refusal'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
/** Of the page as it is built. */
const LANGUAGE = 'lang="en-GB"'
const FILE_NAME = /^[\w-]+\.[a-z0-9]+$/
const FOR_EVER = 'public, max-age=31536000, immutable'
export const NOT_BUILT = 'The console is not built. Build it with: npm run build -- console'

const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const read = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

export const isConsoleBuilt = (folder: string = PAGE): boolean => existsSync(join(folder, 'index.html'))

/** `GET /console`: the operator's page, as its build left it in `folder`, in the platform's language. Read anew each time, so that a new build needs no new platform. */
export const consolePageRoutes = ({ language }: Pick<PlatformConfig, 'language'>, folder: string = PAGE) => {
  const routes = new Hono()
  routes.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
  })

  routes.get('/', async (c) => {
    const page = await read(join(folder, 'index.html'))
    c.header('cache-control', 'no-cache')
    if (page === null) return c.text(`${NOT_BUILT}\n`, 503)
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', policyOf(nonce))
    c.header('referrer-policy', 'no-referrer')
    const lang = languageTag({ language, market: 'UK' })
    return c.html(page.toString().replaceAll(NONCE, nonce).replace(LANGUAGE, `lang="${lang}"`))
  })

  routes.get('/assets/:file', async (c) => {
    const name = c.req.param('file')
    const type = TYPES[extname(name)]
    const file = FILE_NAME.test(name) && type !== undefined ? await read(join(folder, 'assets', name)) : null
    if (file === null || type === undefined) throw notFound('File')
    // All but the mark carry their content in their name.
    c.header('cache-control', name === 'mark.svg' ? 'no-cache' : FOR_EVER)
    return c.body(new Uint8Array(file), 200, { 'content-type': type })
  })
  return routes
}
