import { createHmac } from 'node:crypto'
import { maskOrderId } from '@galo/contracts/redact'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { countingPerMinute } from '../../kernel/counting-per-minute'
import { bearerOf, type SessionVariables } from '../../kernel/http/bearer'
import { browserAddress, visitorAddress } from '../../kernel/http/visitor-address'
import { logDefect } from '../../kernel/defect'
import { Refusal } from '../../kernel/http/refusal'
import { isSameSecret } from '../../kernel/http/secret'
import { isForged } from '../../kernel/session/session-token'
import type { Platform } from '../../kernel/platform'
import { keepEntries } from '../collector'
import { kindOfAnswer, type SecurityKind } from './security.rules'

type Env = { Bindings: Partial<HttpBindings> }

const HASH_LETTERS = 16
/** Of one kind from one address: more of the same tells nothing more, and would push out what others did. */
const MOST_A_MINUTE = 30

const codeOf = ({ error }: Context): string | null => (error instanceof Refusal ? error.code : null)

/** Whose session it was, where a route has looked. */
const personOf = ({ var: known }: Context): string | null => {
  const { session } = known as Partial<SessionVariables>
  return session?.sub ?? null
}

/**
 * One record of what may be an attack: what, when, where, and who by hashes that can be compared with each other and with nothing else.
 * Kept with the collector's lines, apart from them, so that nobody can push it out by chattering. Nothing fails because of it.
 */
export const recordSecurity = ({ config, db, clock }: Platform): MiddlewareHandler<Env> => {
  const hash = (text: string): string =>
    createHmac('sha256', config.identityKey).update(`security log ${text}`).digest('base64url').slice(0, HASH_LETTERS)
  const count = countingPerMinute()

  const addressOf = (c: Context<Env>): string => {
    const { incoming } = c.env
    return visitorAddress(c, config) ?? (incoming === undefined ? 'unknown' : browserAddress(c, incoming, config))
  }
  const note = async (c: Context<Env>, kind: SecurityKind): Promise<void> => {
    const from = hash(addressOf(c))
    if (count(`${kind} ${from}`) > MOST_A_MINUTE) return
    const person = personOf(c)
    const who = person === null ? {} : { who: hash(person) }
    const details = { from, ...who, call: `${c.req.method} ${maskOrderId(c.req.path)}`, status: c.res.status }
    const entry = { kind: 'security', level: 'warning', source: 'platform', message: kind, details } as const
    await keepEntries(db, [{ ...entry, receivedAt: clock.now() }])
  }
  const kindOf = async (c: Context<Env>): Promise<SecurityKind | null> => {
    const { status } = c.res
    const { method, path } = c.req
    const secret = c.req.header('x-client-secret')
    const hasWrongSecret = secret !== undefined && !isSameSecret(secret, config.clientSecret)
    const kind = kindOfAnswer({ status, code: codeOf(c), method, path, hasWrongSecret })
    if (kind !== null || status !== 401) return kind
    const token = bearerOf(c)
    return token !== null && (await isForged(config, token)) ? 'token-forged' : null
  }

  return async (c, next) => {
    await next()
    if (c.res.status < 400) return
    const kind = await kindOf(c)
    if (kind !== null) await note(c, kind).catch((error: unknown) => logDefect('A security event was lost', error))
  }
}
