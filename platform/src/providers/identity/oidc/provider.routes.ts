import { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { Refusal } from '../../../kernel/http/refusal'
import type { SteppedPlatform } from '../../../kernel/platform'
import type { IdentityCallbacks, NodeEnv } from '../port'
import { createProvider, MOUNT } from './provider'
import { signInFlows } from './provider.flows'

/**
 * The request as the provider wants it: without the path it is mounted at, and with a body nobody has read yet. The one that came is
 * being read already, because somebody looked whether it is too long.
 */
const forwarded = async (c: Context<NodeEnv>): Promise<IncomingMessage> => {
  const { socket, method, headers, rawHeaders, httpVersion, url = '' } = c.env.incoming
  const request = new IncomingMessage(socket)
  Object.assign(request, { method, headers, rawHeaders, httpVersion, originalUrl: url, url: url.slice(MOUNT.length) })
  if (method !== 'GET' && method !== 'HEAD') request.push(Buffer.from(await c.req.arrayBuffer()))
  request.push(null)
  // An incomplete message would take the connection with it when it ends.
  request.complete = true
  return request
}

/** The identity provider, its pages, and the question whether this browser is signed in there. Mounted at `/identity`. */
export const identityProviderRoutes = (platform: SteppedPlatform, callbacks: IdentityCallbacks) => {
  const provider = createProvider(platform, callbacks)
  const answer = provider.callback()
  const routes = new Hono<NodeEnv>()

  // The addresses in its answers are made of these, so they are ours, whatever the request says it came by.
  const { host, protocol } = new URL(platform.origin)
  routes.use(async (c, next) => {
    const { headers } = c.env.incoming
    headers.host = host
    headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete headers['x-forwarded-host']
    await next()
  })

  routes.route('/sign-in', callbacks.signIn(signInFlows(provider)))

  /** B03: asked by the page of the site itself, with the provider's own cookie; other sites may not read the answer. */
  routes.use('/provider/api/v1/sessions/me', cors({ origin: [...platform.config.siteOrigins], credentials: true }))
  routes.get('/provider/api/v1/sessions/me', async (c) => {
    const context = provider.createContext(c.env.incoming, c.env.outgoing)
    const { accountId, exp } = await provider.Session.get(context)
    c.header('cache-control', 'no-store')
    if (accountId === undefined)
      return c.json({ errors: [{ code: 'NO_SESSION', message: 'Nobody is signed in' }] }, 404)
    return c.json({ userId: accountId, expiresAt: new Date(exp * 1000).toISOString() })
  })

  routes.all('/provider/*', async (c) => {
    // The provider writes its answer itself, and of that nobody can leave out the body.
    if (c.req.method === 'HEAD') throw new Refusal(405, 'METHOD_NOT_ALLOWED', 'No HEAD here')
    await answer(await forwarded(c), c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  })

  return routes
}
