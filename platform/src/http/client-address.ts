import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { PlatformConfig } from '../config'
import { isSameSecret } from './secret'

type Settings = Pick<PlatformConfig, 'clientSecret' | 'trustedProxies'>

const LONGEST = 64
const told = (header: string | undefined): string | null =>
  header !== undefined && header !== '' && header.length <= LONGEST ? header : null

/** The visitor's address as our site's server says it, which proves itself by its secret; `null` when nobody who may has said it. */
export const visitorAddress = (c: Context, { clientSecret }: Settings): string | null =>
  isSameSecret(c.req.header('x-client-secret') ?? '', clientSecret) ? told(c.req.header('x-galo-client-address')) : null

/**
 * Where a browser that asks the platform itself comes from: the other end of the connection, or what a proxy noted last that was named
 * as trusted. Anybody else may write into `x-forwarded-for` what they like.
 */
export const browserAddress = (
  c: Context,
  incoming: { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> },
  { trustedProxies }: Settings,
): string => {
  const peer = (incoming.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '')
  if (!trustedProxies.includes(peer)) return peer
  return told(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()) ?? peer
}
