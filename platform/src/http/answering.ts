import type { Call, ParamsOf, RequestOf, WireAnswerOf } from '@galo/contracts/call'
import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import type { Session } from '../identity/session-token'
import type { Platform } from '../platform'
import { customerOf, needsSession, type SessionEnv } from './bearer'
import { readBody } from './body'
import { answerErrorsAs, type ErrorShape } from './refusal'

/** A request as the route of its call reads it: let in, and checked against the call's own schemas. */
export interface Asked<C extends Call> {
  readonly c: Context<SessionEnv>
  readonly body: RequestOf<C>
  readonly params: ParamsOf<C>
  readonly session: C['credential'] extends 'session' | 'customer' ? Session : undefined
}

/** Where the platform reads more than a client is told to write: fields in another spelling, say. */
interface Reading<C extends Call> {
  readonly request: z.core.$ZodType<RequestOf<C>>
}

type Answering<C extends Call> = (asked: Asked<C>) => Promise<WireAnswerOf<C>> | WireAnswerOf<C>

/** Calls of one area, at the addresses they name themselves. */
export interface Area {
  readonly routes: Hono<SessionEnv>
  /**
   * Answers a call. What `handle` gives back is held against the call's contract by the compiler; a refusal is thrown. A good answer has
   * the call's own status, unless `handle` says another one with `c.status`. `reading` takes the place of the call's own request.
   */
  answer<C extends Call>(call: C, handle: Answering<C>, reading?: Reading<C>): void
}

/** An area whose refusals all have one form. */
export const createArea = (platform: Platform, errors: ErrorShape): Area => {
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs(errors))
  const letIn = needsSession(platform)

  const answer = <C extends Call>(call: C, handle: Answering<C>, reading?: Reading<C>): void => {
    const request: z.core.$ZodType | undefined = reading?.request ?? call.request
    const isForSomebody = call.credential === 'session' || call.credential === 'customer'
    if (isForSomebody) routes.on(call.method, call.path, letIn)
    routes.on(call.method, call.path, async (c) => {
      const session = isForSomebody ? (call.credential === 'customer' ? customerOf(c) : c.get('session')) : undefined
      const body = request === undefined ? undefined : await readBody(c, request)
      c.status(call.status ?? 200)
      // The schemas and the credential were looked at just above; the compiler sees it of a call it knows.
      return c.json(await handle({ c, session, body, params: c.req.param() } as unknown as Asked<C>))
    })
  }
  return { routes, answer }
}
