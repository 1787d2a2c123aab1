import type { Call, Credential, ParamsOf, QueryOf, RequestOf, WireAnswerOf } from '@galo/contracts/call'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Session } from '../session/session-token'
import type { Platform } from '../platform'
import { customerOf, needsSession, type SessionEnv } from './bearer'
import { parseWith, readBody } from './body'
import { needsClientSecret } from './client-secret'
import { answerErrorsAs, type ErrorShape } from './refusal'

/** A request as the route of its call reads it: let in, and checked against the call's own schemas. */
export interface Received<C extends Call> {
  readonly c: Context<SessionEnv>
  readonly body: RequestOf<C>
  readonly query: QueryOf<C>
  readonly params: ParamsOf<C>
  readonly session: C['credential'] extends 'session' | 'customer' ? Session : undefined
}

type Answering<C extends Call> = (received: Received<C>) => Promise<WireAnswerOf<C>> | WireAnswerOf<C>

/** What of reading a call is not as everywhere else. */
interface Reading<C extends Call> {
  /** In place of the call's own request, where more is read than a client is told to write: fields in another spelling, say. */
  readonly request?: z.core.$ZodType<RequestOf<C>>
  /** A body that is not JSON alone, or that is refused in other words when it is wrong. */
  readonly read?: <S extends z.core.$ZodType>(c: Context, schema: S) => Promise<z.output<S>>
}

/** Calls of one area, at the addresses they name themselves. */
export interface Area {
  readonly routes: Hono<SessionEnv>
  /**
   * Answers a call. What `handle` gives back is held against the call's contract by the compiler; a refusal is thrown. A good answer has
   * the call's own status, unless `handle` says another one with `c.status`.
   */
  answer<C extends Call>(call: C, handle: Answering<C>, reading?: Reading<C>): void
}

/** An area whose refusals all have one form. */
export const createArea = (platform: Platform, errors: ErrorShape): Area => {
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs(errors))
  const session = needsSession(platform)
  const doors: Partial<Record<Credential, MiddlewareHandler<SessionEnv>>> = {
    session,
    customer: session,
    'client-secret': needsClientSecret(platform),
  }

  const answer = <C extends Call>(call: C, handle: Answering<C>, reading: Reading<C> = {}): void => {
    const { request = call.request, read = readBody } = reading
    const letIn = doors[call.credential]
    if (letIn !== undefined) routes.on(call.method, call.path, letIn)
    routes.on(call.method, call.path, async (c) => {
      const received = {
        c,
        session: call.credential === 'customer' ? customerOf(c) : c.get('session'),
        query: call.query === undefined ? undefined : parseWith(call.query, c.req.query()),
        body: request === undefined ? undefined : await read(c, request),
        params: c.req.param(),
      }
      c.status(call.status ?? 200)
      // The schemas and the credential were looked at just above; the compiler sees it of a call it knows.
      return c.json(await handle(received as unknown as Received<C>))
    })
  }
  return { routes, answer }
}
