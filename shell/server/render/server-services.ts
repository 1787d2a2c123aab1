import {
  createClock,
  createFlags,
  createHttp,
  createOverlayStack,
  type Log,
  type Services,
  type SessionActions,
  type Transport,
} from '@galo/services'
import { createHash } from 'node:crypto'
import { mockTimeHeaders } from '../http/mock-time-headers'
import type { RenderJob } from './protocol'

const inMockTime =
  (send: Transport, aheadMs: number): Transport =>
  (request) =>
    send({ ...request, headers: { ...request.headers, ...mockTimeHeaders(aheadMs) } })

const refuse = () => Promise.reject(new Error('There is no session on the server'))

/** A page is drawn for everybody: nobody signs in or out while it is. */
const NO_SESSION: SessionActions = {
  signIn: refuse,
  register: refuse,
  signOut: refuse,
  check: refuse,
  whenSettled: refuse,
}

/**
 * Services for one request. Only public calls work here: nobody's token ever reaches a render worker,
 * so a page that needs one fetches its data in the browser.
 */
export const serverServices = (job: RenderJob, log: Log, send: Transport): Services => {
  const http = createHttp({
    baseUrl: '',
    transport: () => Promise.resolve(inMockTime(send, job.aheadMs)),
    tokens: {
      get: async (credential) => {
        if (credential === 'session' || credential === 'customer') throw new Error('There is no session on the server')
        if (credential === 'development') return job.config.developmentToken
        return credential === 'menu' ? job.config.menuToken : null
      },
      renew: async () => null,
    },
    log,
    isOnline: () => true,
    // The page's deadline leaves no room for trying again.
    wait: () => Promise.reject(new Error('No second try while rendering')),
    random: () => 0,
  })
  return {
    http,
    log,
    clock: createClock(job.serverNow, () => job.serverNow),
    config: job.config,
    flags: createFlags(job.flags),
    session: NO_SESSION,
    overlays: createOverlayStack(),
    createId: () => createHash('sha256').update(`${job.nonce}${job.href}`).digest('hex'),
  }
}
