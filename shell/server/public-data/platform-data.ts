import { createCachedAnswers, type Answer } from './cached-answers'
import { createQueue, type Queue } from './queue'
import { nextUsual, silenceOf, waitUntil } from './adaptive-timeout'
import { keyOf, lifeOf, serviceOf, type PlatformCall } from './public-call'
import { tracedFetch } from '../telemetry/traced-fetch'

interface Settings {
  readonly platformUrl: string
  readonly menuToken: string
  /** A page gives up a service that has said nothing for so long, in milliseconds. */
  readonly silenceMs: number
}

/** The one place that asks the platform what is the same for everybody. */
export interface PlatformData {
  /** For a page that is drawn here. Rejects when the service is silent and nothing it said before can stand in. */
  forPage(call: PlatformCall): Promise<Answer>
  /** For a browser; `null` when the answer is the caller's own. */
  forBrowser(call: PlatformCall): Promise<Answer> | null
  clear(): void
}

/** So many questions of pages are out to one service at a time: together they would only slow each other down, and all be late. */
const AT_ONCE = 2
const TIMEOUT_MS = 20_000

/** One of the platform's services, as the pages that wait for it see it. */
interface Service {
  readonly queue: Queue
  readonly sentAt: Map<string, number>
  answeredAt: number
  usualMs: number
}

const fetchAnswer = async (platformUrl: string, { method, path, headers, body }: PlatformCall): Promise<Answer> => {
  const answer = await tracedFetch(platformUrl + path, {
    method,
    headers,
    body: body === '' ? null : body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const contentType = answer.headers.get('content-type') ?? 'application/octet-stream'
  return { status: answer.status, contentType, text: await answer.text() }
}

/** Answers pages and browsers from the cache and asks the platform for the rest, each question once (decision 0041). */
export const createPlatformData = ({ platformUrl, menuToken, silenceMs }: Settings): PlatformData => {
  const cache = createCachedAnswers()
  const services = new Map<string, Service>()

  const serviceFor = (call: PlatformCall): Service => {
    const name = serviceOf(call)
    const there = services.get(name)
    if (there !== undefined) return there
    const service = { queue: createQueue(AT_ONCE), sentAt: new Map<string, number>(), answeredAt: 0, usualMs: 0 }
    services.set(name, service)
    return service
  }

  const sendInTurn = (call: PlatformCall, service: Service): Promise<Answer> =>
    // Whoever is silent gives up his place in time, so that a service that comes back finds the queue moving.
    service.queue.add(
      async () => {
        const key = keyOf(call)
        const sentAt = performance.now()
        service.sentAt.set(key, sentAt)
        try {
          const answer = await fetchAnswer(platformUrl, call)
          service.answeredAt = performance.now()
          service.usualMs = nextUsual(service.usualMs, service.answeredAt - sentAt)
          return answer
        } finally {
          service.sentAt.delete(key)
        }
      },
      silenceOf(service, silenceMs),
    )

  /** Rejects when the wait is over; `stop` when it is no longer of interest. */
  const giveUp = (call: PlatformCall, service: Service) => {
    const askedAt = performance.now()
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<never>((_resolve, reject) => {
      const look = () => {
        const { answeredAt, usualMs } = service
        const wait = { askedAt, answeredAt, usualMs, sentAt: service.sentAt.get(keyOf(call)) ?? null }
        const leftMs = waitUntil(wait, silenceMs) - performance.now()
        if (leftMs <= 0) return reject(new Error(`${serviceOf(call)} has not answered in time`))
        // What has arrived meanwhile is read first: were we busy ourselves, the answer may be lying there.
        timer = setTimeout(() => setImmediate(look), leftMs)
      }
      look()
    })
    return { over, stop: () => clearTimeout(timer) }
  }

  return {
    async forPage(call) {
      const service = serviceFor(call)
      const life = lifeOf(call, menuToken)
      const send = () => sendInTurn(call, service)
      const answer = life === null ? send() : cache.ask(call, life, send)
      // Nobody may be waiting any more when it fails.
      answer.catch(() => {})
      const { over, stop } = giveUp(call, service)
      try {
        return await Promise.race([answer, over])
      } catch (error) {
        const last = life === null ? null : cache.last(call)
        if (last !== null) return last
        throw error
      } finally {
        stop()
      }
    },
    forBrowser(call) {
      const life = lifeOf(call, menuToken)
      return life === null ? null : cache.ask(call, life, () => fetchAnswer(platformUrl, call))
    },
    clear: () => cache.clear(),
  }
}
