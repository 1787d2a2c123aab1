import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'

const BROWSER = new URL('./browser/', import.meta.url)
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const
/** Modules and styles as they lie there; tests have another ending. */
const named = (ending: keyof typeof TYPES): string[] =>
  readdirSync(fileURLToPath(BROWSER)).filter((name) => new RegExp(`^[a-z-]+\\.${ending}$`).test(name))
const FONTS = {
  'gabarito.woff2': '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const browserFile = (name: string): string => readFileSync(fileURLToPath(new URL(name, BROWSER)), 'utf8')

/** `GET /console`: the operator's page, as it lies in `browser/`. */
export const consolePageRoutes = () => {
  const routes = new Hono()
  routes.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-cache')
  })

  const page = browserFile('console.html')
  routes.get('/', (c) => {
    c.header('content-security-policy', POLICY)
    c.header('referrer-policy', 'no-referrer')
    return c.html(page)
  })
  for (const ending of ['js', 'css'] as const)
    for (const name of named(ending)) {
      const source = browserFile(name)
      routes.get(`/${name}`, (c) => c.body(source, 200, { 'content-type': TYPES[ending] }))
    }
  const mark = browserFile('mark.svg')
  routes.get('/mark.svg', (c) => c.body(mark, 200, { 'content-type': 'image/svg+xml' }))
  const resolve = createRequire(import.meta.url).resolve
  for (const [name, file] of Object.entries(FONTS)) {
    const font = readFileSync(resolve(file))
    routes.get(`/${name}`, (c) => c.body(font, 200, { 'content-type': 'font/woff2' }))
  }
  return routes
}
