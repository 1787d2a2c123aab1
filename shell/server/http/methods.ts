import type { Context, MiddlewareHandler } from 'hono'

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The answer to a call that exists, made the wrong way. */
export const wrongMethod =
  (...allowed: readonly string[]) =>
  (context: Context): Response =>
    context.json({ errors: [{ code: 'METHOD_NOT_ALLOWED', message: `Use ${allowed.join(' or ')}` }] }, 405, {
      allow: allowed.join(', '),
      'cache-control': 'no-store',
    })

/** Turns away methods that nothing here answers to, `TRACE` above all. */
export const knownMethodsOnly: MiddlewareHandler = async (context, next) =>
  KNOWN.includes(context.req.method) ? next() : wrongMethod(...KNOWN)(context)
