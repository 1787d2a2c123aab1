import { TransportFailure, type Transport } from '@galo/services'
import type { Answer } from '../public-data/cached-answers'
import type { PlatformCall } from '../public-data/public-call'
import type { TimeLimit } from './time-limit'

/** Asks the BFF's main thread, which caches what is the same for everybody; a worker has no connection to the platform of its own. */
export interface WorkerTransport {
  /** The carrier of one page's calls; its time stands still while an answer is owed to it. */
  transportFor(id: number, limit: TimeLimit): Transport
  receive(question: number, answer: Answer | null): void
}

const callOf = ({ method, url, headers, body }: Parameters<Transport>[0]): PlatformCall => ({
  method,
  path: url,
  headers: {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  },
  body: body === undefined ? '' : JSON.stringify(body),
})

/** What is no JSON is left as it came, for the contract to refuse. */
const bodyOf = ({ text }: Answer): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export const createWorkerTransport = (
  ask: (id: number, question: number, call: PlatformCall) => void,
): WorkerTransport => {
  const open = new Map<number, (answer: Answer | null) => void>()
  let last = 0
  return {
    transportFor: (id, limit) => (request) =>
      new Promise((resolve, reject) => {
        const question = ++last
        limit.pause()
        open.set(question, (answer) => {
          open.delete(question)
          limit.resume()
          if (answer === null) reject(new TransportFailure('timeout'))
          else resolve({ status: answer.status, body: bodyOf(answer) })
        })
        ask(id, question, callOf(request))
      }),
    receive: (question, answer) => open.get(question)?.(answer),
  }
}
