import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { BffConfig } from '../config'

/** A front adds the address it saw behind whatever the client wrote there itself. */
const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim()

/**
 * Whom a request comes from: the other end of the connection. A header is believed only when the settings name it,
 * because a front of ours writes it; anybody can send one.
 */
export const clientAddressOf = (context: Context, { addressHeader }: Pick<BffConfig, 'addressHeader'>): string => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
  const named = addressHeader === null ? undefined : lastOf(context.req.header(addressHeader))
  const address = named === undefined || named === '' ? (incoming?.socket.remoteAddress ?? 'unknown') : named
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

/** What a limit counts as one address: a home gets a whole /64 of IPv6, and could use a new one for every call. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
