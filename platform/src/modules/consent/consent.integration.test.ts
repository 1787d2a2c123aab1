import { randomUUID } from 'node:crypto'
import { recordConsent } from '@galo/contracts/consent'
import { consents } from '../../kernel/db/schema'
import { CLIENT_SECRET, createApi } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()

const said = {
  market: 'IE',
  measure: false,
  record: false,
  answer: 'reject',
  wordsVersion: 1,
  decidedAt: '2026-11-18T12:05:00.000Z',
}
const send = (body: object, headers: Readonly<Record<string, string>> = CLIENT_SECRET) =>
  createApi(platform.url).post(recordConsent.path, body, headers)

describe('What a visitor said about cookies', () => {
  it('is kept as it was said, once, and nobody says it differently afterwards', async () => {
    const id = randomUUID()
    expect(await send({ ...said, id })).toMatchObject({ status: 201, body: { id } })
    expect(await send({ ...said, id, measure: true, answer: 'chosen' })).toMatchObject({ status: 201 })
    const rows = (await platform.db.select().from(consents)).filter((row) => row.id === id)
    expect(rows).toEqual([{ ...said, id, decidedAt: new Date(said.decidedAt) }])
  })

  it('comes from our own servers only, and whole', async () => {
    expect((await send({ ...said, id: randomUUID() }, {})).status).toBe(401)
    expect((await send(said)).status).toBe(400)
    expect((await send({ ...said, id: randomUUID(), answer: 'maybe' })).status).toBe(400)
    expect((await send({ ...said, id: randomUUID(), wordsVersion: 2 ** 31 })).status).toBe(400)
  })
})
