import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings, type Http2Bindings } from '@hono/node-server'
import { CARD_STAND_IN_PATH, createApp } from './app'
import { assemble, type AssembledPlatform } from './assemble'
import { createEvents } from './kernel/events'
import { wordsOfUnfound } from './modules/finding'
import { stepDueOrders } from './modules/orders'
import { stepOwedRefunds, stepUnclaimedPayments } from './modules/payment'
import { stepPushes } from './modules/push'
import { stepPartRefunds } from './modules/refunds'
import { stepOwnerlessWallets } from './modules/wallet'
import { openClock, type PlatformClock } from './kernel/clock/clock'
import type { PlatformConfig } from './kernel/config'
import { openDatabase, type Db } from './kernel/db/database'
import { seed } from './seed/seed'
import { frontDoor } from './kernel/http/front-door'
import { stopListening } from './kernel/http/stop-listening'
import { startTicking } from './kernel/clock/ticker'
import { startDelivering } from './providers/card'
import { PUSH_STAND_IN_PATH } from './providers/push'

export interface RunningPlatform {
  readonly app: ReturnType<typeof createApp>
  readonly url: string
  readonly clock: PlatformClock
  /** For who looks at what is left in the tables after everybody has gone. */
  readonly db: Db
  /** All of it put together, for who does from inside what time or a person would. */
  readonly assembled: AssembledPlatform
  /** Which database it runs on, for people. */
  readonly database: string
  close(): Promise<void>
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Longer than anybody who calls us keeps a connection idle. Were we to close it first, a request could be on its way into it. */
const KEEP_IDLE_MS = 75_000

/** A request is some kilobytes: who takes longer to send one only keeps the connection. Looked at every few seconds. */
const TIMES = {
  keepAliveTimeout: KEEP_IDLE_MS,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
}
/** Our own servers, and the browsers that sign in or look at the console; far below what a process may hold open. */
const MOST_CONNECTIONS = 4_000

const NOT_READY = () =>
  Response.json({ errors: [{ code: 'STARTING', message: 'The platform is starting' }] }, { status: 503 })

/**
 * Starts the whole platform; port 0 takes a free one. Resolves once it answers.
 * The port is taken before the database is opened: a second platform on the same kept folder fails here, before it can harm the files.
 */
export const createPlatform = async (config: PlatformConfig): Promise<RunningPlatform> => {
  let answer: (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response> = NOT_READY
  const listener = getRequestListener((request, env) => answer(request, env))
  const server = createServer(TIMES, frontDoor(listener, { isHttps: config.origin?.startsWith('https:') === true }))
  server.maxConnections = MOST_CONNECTIONS
  const stop = stopListening(server)
  const port = await listen(server, config.port, config.bind)
  const closing = new AbortController()
  const leave = () => {
    closing.abort()
    return stop()
  }

  const closers = [leave]
  /** What was begun last ends first. */
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end()
  }

  try {
    const database = await openDatabase(config.database, async (db) => {
      await seed(db, config.isLocal)
      await wordsOfUnfound(db)
    })
    closers.unshift(database.close)
    const clock = await openClock(database.db, config.startsAt)
    // Nobody moves time without a console: what one that was here before has set counts no more.
    if (!config.isLocal && config.startsAt === null) await clock.reset()
    const here = `http://localhost:${port}`
    const origin = config.origin ?? here
    const platform = assemble(
      { config, db: database.db, clock, events: createEvents(), notices: database.notices, origin },
      {
        cardUrl: `${here}${CARD_STAND_IN_PATH}`,
        pushUrl: config.isLocal ? `${origin}${PUSH_STAND_IN_PATH}` : null,
      },
    )
    const orders = startTicking(clock, [(now) => stepDueOrders(platform, now)])
    // Apart: no kitchen waits while the card provider does not answer.
    const money = startTicking(clock, [
      (now) => stepUnclaimedPayments(platform, now),
      (now) => stepOwedRefunds(platform, now),
      (now) => stepPartRefunds(platform, now),
      () => stepOwnerlessWallets(platform),
    ])
    // Apart as well: whoever waits for a push service holds up neither.
    const news = startTicking(clock, [(now) => stepPushes(platform, now)])
    const stepNow = async (): Promise<void> => {
      await orders.stepNow()
      await money.stepNow()
    }
    // The providers may be ourselves, so who asks them ends while we still listen.
    closers.push(orders.stop, money.stop, news.stop)
    const cardStandIn = { config, clock, db: database.whole }
    const app = createApp({ ...platform, origin, stepNow, closing: closing.signal }, cardStandIn)
    answer = app.fetch
    // What is on its way still finds somebody listening.
    if (config.isLocal) closers.push(startDelivering(cardStandIn, `${here}/payment/webhook`).stop)
    return { app, url: here, clock, db: database.whole, assembled: platform, database: database.describe, close }
  } catch (error) {
    await close()
    throw error
  }
}
