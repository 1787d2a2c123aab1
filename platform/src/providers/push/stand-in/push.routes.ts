import { Hono } from 'hono'
import type { SteppedPlatform } from '../../../kernel/platform'
import { answerErrorsAs, Refusal } from '../../../kernel/http/refusal'
import { isSigned } from './push.vapid'

/** Where it answers, on a machine of one's own. */
export const PUSH_STAND_IN_PATH = '/stand-ins/push'

/** What a push service takes at the most. */
const MOST_BYTES = 4_096
/** So many are kept for who takes the part of a browser; a restart forgets them all. */
const KEPT = 200
/** A browser of this name has been thrown away. */
const GONE = /^gone\b/

interface Kept {
  readonly device: string
  readonly topic: string
  readonly body: string
}

/** A push service, standing in: it checks who sends and keeps what it can not read. */
export const pushStandInRoutes = ({ config }: Pick<SteppedPlatform, 'config'>) => {
  const routes = new Hono()
  let kept: readonly Kept[] = []
  routes.onError(answerErrorsAs('list'))

  routes.post('/:device', async (c) => {
    const device = c.req.param('device')
    const { origin } = new URL(c.req.url)
    if (!(await isSigned(c.req.header('authorization') ?? '', origin)))
      throw new Refusal(403, 'NOT_SIGNED', 'authorization: not signed for here')
    if (!c.req.header('authorization')?.endsWith(config.vapid?.publicKey ?? ''))
      throw new Refusal(403, 'NOT_SUBSCRIBED', 'authorization: not the key browsers here subscribe for')
    if (!/^\d+$/.test(c.req.header('ttl') ?? '')) throw new Refusal(400, 'TTL_MISSING', 'ttl: must be in seconds')
    if (c.req.header('content-encoding') !== 'aes128gcm')
      throw new Refusal(400, 'NOT_ENCRYPTED', 'content-encoding: must be aes128gcm')
    const body = Buffer.from(await c.req.arrayBuffer())
    if (body.length > MOST_BYTES) throw new Refusal(413, 'BODY_TOO_LARGE', `body: larger than ${MOST_BYTES} bytes`)
    if (GONE.test(device)) throw new Refusal(410, 'GONE', 'path: this browser is no more')
    const topic = c.req.header('topic') ?? ''
    kept = [...kept, { device, topic, body: body.toString('base64url') }].slice(-KEPT)
    return c.body(null, 201)
  })

  /** What a browser would take from here, in the order it came. */
  routes.get('/:device', (c) =>
    c.json({
      messages: kept
        .filter(({ device }) => device === c.req.param('device'))
        .map(({ topic, body }) => ({ topic, body })),
    }),
  )
  return routes
}
