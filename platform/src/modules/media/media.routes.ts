import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { answerErrorsAs, notFound } from '../../kernel/http/refusal'

const ITEMS = fileURLToPath(new URL('../../../media/items', import.meta.url))
const FILE = /^[a-z0-9][a-z0-9-]*-(?:200|240|400|800)\.(avif|webp)$/

/** Item pictures. The name says everything about the content, so a browser may keep them for ever. */
export const mediaRoutes = () => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  routes.get('/items/:file', async (c) => {
    const file = c.req.param('file')
    const format = FILE.exec(file)?.[1]
    if (format === undefined) throw notFound('Picture')
    const path = join(ITEMS, file)
    const facts = await stat(path).catch(() => null)
    if (facts === null) throw notFound('Picture')
    const body = Readable.toWeb(createReadStream(path)) as ReadableStream
    return c.body(body, 200, {
      'content-type': `image/${format}`,
      'content-length': String(facts.size),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  return routes
}
