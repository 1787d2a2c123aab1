import { createServer, type Server } from 'node:http'
import { createEvents } from '../../../kernel/events'
import { readConfig } from '../../../kernel/config'
import { openDatabase, type OpenDatabase } from '../../../kernel/db/database'
import { createTestDatabase } from '../../../proof/world/new-database'
import { deliverDueEvents } from './card.delivery'
import { cancelLocked, insertIntent } from './card.store'

const START = new Date('2026-11-17T18:00:00Z')

let database: OpenDatabase
let drop: () => Promise<void>
let receiver: Server
let url: string
let isRefusing = false
const heard: string[] = []

beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  database = await openDatabase(made.choice, async () => {})
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push(String(JSON.parse(body).id))
      response.writeHead(isRefusing ? 500 : 200).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, resolve))
  const address = receiver.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://localhost:${address.port}/`
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await database.close()
  await drop()
})

/** Three processes looking at the same moment. */
const deliverAt = async (seconds: number): Promise<string[]> => {
  heard.length = 0
  const now = new Date(START.getTime() + seconds * 1000)
  const clock = { now: () => now, set: async () => {}, reset: async () => {}, sync: async () => {} }
  const platform = {
    config: readConfig({ GALO_ENV: 'local' }),
    db: database.whole,
    clock,
    events: createEvents(),
    notices: database.notices,
  }
  await Promise.all([1, 2, 3].map(() => deliverDueEvents(platform, url)))
  return [...heard].sort()
}

it('Each message arrives, by one of several processes, and again as long as it was not thanked for', async () => {
  for (let nth = 0; nth < 30; nth += 1) {
    const intent = await insertIntent(database.whole, { amount: 100, currency: 'GBP', metadata: {} }, START)
    await cancelLocked(database.whole, intent, START)
  }
  isRefusing = true
  const first = await deliverAt(0)
  expect(first).toHaveLength(30)
  expect(new Set(first).size).toBe(30)
  expect(await deliverAt(4)).toEqual([])

  isRefusing = false
  expect(await deliverAt(5)).toEqual(first)
  expect(await deliverAt(100_000)).toEqual([])
})
