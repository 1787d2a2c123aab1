import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { readBody } from '../http/body'
import { answerErrorsAs, Refusal } from '../http/refusal'
import type { Platform } from '../platform'
import { evaluate } from './flags.rules'
import { evaluationRequestSchema, flagKeySchema } from './flags.schema'
import { findFlag, listFlags } from './flags.store'

/** OFREP names its errors beside the key; ours stand there as well, so that every client finds its own. */
const refuse = (status: 400 | 404, errorCode: string, errorDetails: string, key?: string) =>
  new Refusal(status, errorCode, errorDetails, { ...(key === undefined ? {} : { key }), errorCode, errorDetails })

const contextOf = async (c: Context, key?: string) => {
  try {
    return (await readBody(c, evaluationRequestSchema)).context ?? {}
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error
    const code = error.message === 'body: not JSON' ? 'PARSE_ERROR' : 'INVALID_CONTEXT'
    throw refuse(400, code, error.message, key)
  }
}

/** The remote evaluation protocol of OpenFeature, below `/ofrep/v1`: any of its providers can ask. */
export const ofrepRoutes = ({ db }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  routes.post('/evaluate/flags/:key', async (c) => {
    const key = c.req.param('key')
    const context = await contextOf(c, key)
    const flag = flagKeySchema.safeParse(key).success ? await findFlag(db, key) : undefined
    if (flag === undefined) throw refuse(404, 'FLAG_NOT_FOUND', 'There is no such flag', key)
    const answer = evaluate(flag, context)
    if ('errorCode' in answer) throw refuse(400, answer.errorCode, answer.errorDetails, key)
    return c.json(answer)
  })

  routes.post('/evaluate/flags', async (c) => {
    const context = await contextOf(c)
    const answer = JSON.stringify({ flags: (await listFlags(db)).map((flag) => evaluate(flag, context)) })
    const etag = `"${createHash('sha256').update(answer).digest('base64url').slice(0, 22)}"`
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag })
    return c.body(answer, 200, { etag, 'content-type': 'application/json; charset=UTF-8' })
  })
  return routes
}
