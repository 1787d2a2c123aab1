import { createHash } from 'node:crypto'
import { evaluateFlag, evaluateFlags } from '@galo/contracts/flags'
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { createArea } from '../../kernel/http/answering'
import { readBody } from '../../kernel/http/body'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { evaluate } from './flags.rules'
import { flagKeySchema } from './flags.schema'
import { findFlag, listFlags } from './flags.store'

/** OFREP names its errors beside the key; ours stand there as well, so that every client finds its own. */
const refuse = (status: 400 | 404, errorCode: string, errorDetails: string, key?: string) =>
  new Refusal(status, errorCode, errorDetails, { ...(key === undefined ? {} : { key }), errorCode, errorDetails })

const readContext = async <S extends z.core.$ZodType>(c: Context, schema: S): Promise<z.output<S>> => {
  try {
    return await readBody(c, schema)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error
    const code = error.message === 'body: not JSON' ? 'PARSE_ERROR' : 'INVALID_CONTEXT'
    throw refuse(400, code, error.message, c.req.param('key'))
  }
}

/** With the `etag` of an earlier answer in `if-none-match`, the same answer is a 304. */
const sendOnce: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.ok) return
  const digest = createHash('sha256').update(await c.res.clone().text())
  const etag = `"${digest.digest('base64url').slice(0, 22)}"`
  if (c.req.header('if-none-match') === etag) c.res = new Response(null, { status: 304 })
  c.res.headers.set('etag', etag)
}

/** The remote evaluation protocol of OpenFeature, below `/ofrep/v1`: any of its providers can ask. */
export const ofrepRoutes = (platform: Platform) => {
  const { db } = platform
  const { routes, answer } = createArea(platform, 'list')

  answer(
    evaluateFlag,
    async ({ params: { key }, body }) => {
      const flag = flagKeySchema.safeParse(key).success ? await findFlag(db, key) : undefined
      if (flag === undefined) throw refuse(404, 'FLAG_NOT_FOUND', 'There is no such flag', key)
      const evaluation = evaluate(flag, body.context ?? {})
      if ('errorCode' in evaluation) throw refuse(400, evaluation.errorCode, evaluation.errorDetails, key)
      return evaluation
    },
    { read: readContext },
  )

  routes.use(evaluateFlags.path, sendOnce)
  answer(
    evaluateFlags,
    async ({ body }) => ({ flags: (await listFlags(db)).map((flag) => evaluate(flag, body.context ?? {})) }),
    { read: readContext },
  )
  return routes
}
