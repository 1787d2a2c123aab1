/** An IPv4 address that arrives over IPv6 is still the one it was. */
const withoutIpv6Prefix = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

const MAX_ADDRESS_LENGTH = 64
const isPlausible = (address: string | undefined): address is string =>
  address !== undefined && address !== '' && address.length <= MAX_ADDRESS_LENGTH

/** What a connection says of where it comes from. */
export interface Connection {
  /** The network address of its other end. */
  readonly peer: string | undefined
  /** `x-forwarded-for`: each proxy adds whom it saw behind what it was told. */
  readonly forwardedFor: string | undefined
}

/**
 * Whom a request comes from: the other end of the connection, or, when that is a proxy of ours, whom it saw, and so on.
 * Anybody else may write into the header what they like.
 */
export const clientAddress = (
  { peer = 'unknown', forwardedFor = '' }: Connection,
  proxies: readonly string[],
): string => {
  const forwarded = forwardedFor.split(',').map(withoutIpv6Prefix)
  let address = withoutIpv6Prefix(peer)
  while (proxies.includes(address)) {
    const previous = forwarded.pop()
    if (!isPlausible(previous)) break
    address = previous
  }
  return address
}

/** What a limit counts as one address: a home gets a whole /64 of IPv6, and could use a new one for every call. */
export const networkOf = (address: string): string => {
  if (!/:.*:/.test(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
