import { createHmac } from 'node:crypto'
import { Agent, get, type IncomingMessage } from 'node:http'
import { liveLineOf } from '@galo/contracts/orders'

/** The secret of a machine of one's own: the bench stands in for so many visitors, whom the platform would give passes one by one. */
const CLIENT_SECRET = 'development-client-secret'
/** Far beyond the platform's pretended day. */
const ENDS_S = 4_000_000_000

const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url')

/** A pass as the platform signs it, of a visitor of its own for each page. */
const passFor = (orderId: string, visitor: number): string => {
  const said = `${part({ alg: 'HS256', typ: 'galo-live+jwt' })}.${part({ order: orderId, sub: `visitor-${visitor}`, exp: ENDS_S })}`
  return `${said}.${createHmac('sha256', CLIENT_SECRET).update(said).digest('base64url')}`
}

export interface OpenPages {
  /** How many have been told that their line stands. */
  readonly live: number
  /** When each page of an order heard that it has moved, since this was last asked. */
  takeHeard(orderId: string): readonly number[]
  close(): void
}

/** Who shares an address opens a few lines only: two hundred addresses take turns. */
const addressOf = (page: number): string => `10.1.0.${1 + (page % 200)}`

/** Opens so many pages' lines, the orders in turns, a few at a time as people would come. */
export const openPages = async (site: string, orderIds: readonly string[], count: number): Promise<OpenPages> => {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const heard = new Map<string, number[]>(orderIds.map((id) => [id, []]))
  const answers: IncomingMessage[] = []
  let live = 0

  const open = (page: number) =>
    new Promise<void>((resolve, reject) => {
      const orderId = orderIds[page % orderIds.length] ?? ''
      const headers = {
        'x-forwarded-for': addressOf(page),
        cookie: `galo_live_${orderId}=${passFor(orderId, page)}`,
      }
      get(`${site}${liveLineOf(orderId)}`, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`a line was answered ${answer.statusCode}`))
        let isLive = false
        answers.push(answer)
        answer.setEncoding('utf8').on('data', (text: string) => {
          const at = performance.now()
          if (text.includes('event: moved')) heard.get(orderId)?.push(at)
          if (!isLive && text.includes('event: live')) {
            isLive = true
            live += 1
          }
        })
        answer.on('error', () => {})
        resolve()
      }).on('error', reject)
    })

  const AT_ONCE = 20
  for (let page = 0; page < count; page += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - page) }, (_, index) => open(page + index)))
  return {
    get live() {
      return live
    },
    takeHeard: (orderId) => heard.get(orderId)?.splice(0) ?? [],
    close: () => answers.forEach((answer) => answer.destroy()),
  }
}
