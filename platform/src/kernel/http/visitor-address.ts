import type { IncomingMessage } from 'node:http'
import { clientAddress, networkOf } from '@galo/domain/environment'
import type { Context } from 'hono'
import type { PlatformConfig } from '../config'
import { isSameSecret } from './secret'

type Settings = Pick<PlatformConfig, 'clientSecret' | 'trustedProxies'>

const LONGEST = 64
const addressIn = (header: string | undefined): string | null =>
  header !== undefined && header !== '' && header.length <= LONGEST ? networkOf(header) : null

/**
 * The visitor's address, as limits count it: as our site's server says it, which proves itself by its secret; `null` when nobody who may
 * has said it.
 */
export const visitorAddress = (c: Context, { clientSecret }: Settings): string | null =>
  isSameSecret(c.req.header('x-client-secret') ?? '', clientSecret)
    ? addressIn(c.req.header('x-galo-client-address'))
    : null

/** Where a browser that asks the platform itself comes from, as limits count it. */
export const browserAddress = (
  c: Context,
  incoming: { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> },
  { trustedProxies }: Settings,
): string => {
  const connection = { peer: incoming.socket.remoteAddress, forwardedFor: c.req.header('x-forwarded-for') }
  return networkOf(clientAddress(connection, trustedProxies))
}
