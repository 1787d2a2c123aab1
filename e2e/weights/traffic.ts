import type { Page, Request } from '@playwright/test'
import { compressedByHost, isForever, isText } from '../bench/src/front/host-compression'

const KIB = 1_024

/** What a page asked for, and how many KiB it was. */
export interface Traffic {
  readonly requests: number
  readonly scriptKiB: number
  readonly totalKiB: number
}

/** Bytes as a host sends them, whatever this server does by itself; nothing for what was in the cache or brought no body. */
const sizeOf = async (request: Request): Promise<number> => {
  const response = await request.response()
  if (response === null || response.request().redirectedTo() !== null) return 0
  const body = await response.body().catch(() => Buffer.alloc(0))
  const { 'content-type': type, 'cache-control': caching } = response.headers()
  return isText(type) ? compressedByHost(body, isForever(caching)).length : body.length
}

/** Listens from now on; `weigh` says what has been asked for since, or since `forget`. */
export const listenToTraffic = (page: Page) => {
  const finished: Request[] = []
  const underWay = new Set<Request>()
  let lastHeardAt = Date.now()
  page.on('request', (request) => {
    lastHeardAt = Date.now()
    underWay.add(request)
  })
  const end = (request: Request) => {
    lastHeardAt = Date.now()
    underWay.delete(request)
  }
  page.on('requestfailed', end)
  page.on('requestfinished', (request) => {
    end(request)
    if (request.url().startsWith('http')) finished.push(request)
  })
  return {
    forget: () => void finished.splice(0),
    /** How long nothing has been asked or answered, also in a page that was reached without a new document. */
    quietForMs: () => (underWay.size > 0 ? 0 : Date.now() - lastHeardAt),
    weigh: async (): Promise<Traffic> => {
      const sized = await Promise.all(
        finished.map(async (request) => ({
          isScript: request.resourceType() === 'script',
          bytes: await sizeOf(request),
        })),
      )
      const sum = (some: typeof sized) => some.reduce((total, { bytes }) => total + bytes, 0) / KIB
      return {
        requests: sized.length,
        scriptKiB: sum(sized.filter(({ isScript }) => isScript)),
        totalKiB: sum(sized),
      }
    },
  }
}
