import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import Stripe from 'stripe'

export interface CardAddress {
  /** Where the provider answers; a path in it goes before every call's own. */
  readonly url: string
  readonly secretKey: string
}

/** Longer than it ever takes, and short enough that a customer is still there for the second try. */
const ANSWER_WITHIN_MS = 6_000
const TRIES_MORE = 2

/** The library puts its paths at the root of a host; who stands in for the provider may live further down. */
const below = (path: string, client: Stripe.HttpClient): Stripe.HttpClient => ({
  getClientName: () => client.getClientName(),
  makeRequest: (host, port, callPath, ...rest) => client.makeRequest(host, port, `${path}${callPath}`, ...rest),
})

/** The provider's own library, speaking to wherever it is told: that and the keys are all in which production differs. */
export const createCardClient = ({ url, secretKey }: CardAddress): Stripe => {
  const { protocol, hostname, port, pathname } = new URL(url)
  const isSecure = protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true })
  return new Stripe(secretKey, {
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    httpClient: below(pathname.replace(/\/$/, ''), Stripe.createNodeHttpClient(agent)),
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: TRIES_MORE,
    telemetry: false,
    appInfo: { name: 'galo-platform' },
  })
}
