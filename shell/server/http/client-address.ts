import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@galo/domain/environment'
import type { BffConfig } from '../config'

/** Whom a request of a browser comes from. */
export const clientAddressOf = (context: Context, { trustedProxies }: Pick<BffConfig, 'trustedProxies'>): string => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
  const connection = { peer: incoming?.socket.remoteAddress, forwardedFor: context.req.header('x-forwarded-for') }
  return clientAddress(connection, trustedProxies)
}
