import type { Moment } from '@galo/vendors/recording'
import { watchCalls } from './watch-calls'

const SITE = 'https://galo.test'
const own = globalThis.fetch

describe('watchCalls', () => {
  let noted: Omit<Extract<Moment, { kind: 'call' }>, 'kind'>[]
  let asked: unknown[]
  let stop: () => void
  let answer: () => Promise<Response>
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  beforeEach(() => {
    noted = []
    asked = []
    answer = async () => new Response('{}', { status: 201 })
    Object.assign(globalThis, { location: new URL(`${SITE}/order/menu/deansgate`) })
    globalThis.fetch = (input) => {
      asked.push(input)
      return answer()
    }
    stop = watchCalls((call) => noted.push(call), Date.now)
  })
  afterEach(() => {
    stop()
    globalThis.fetch = own
    Reflect.deleteProperty(globalThis, 'location')
  })

  it('tells of a call once it is over: what was asked, and how it ended', async () => {
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' }
    const request = new Request(`${SITE}/order/api/platform/basket?a=1`, { method: 'POST', headers, body: '{"n":1}' })
    expect((await fetch(request)).status).toBe(201)
    await settled()
    expect(noted).toEqual([
      {
        method: 'POST',
        endPoint: '/order/api/platform/basket?a=1',
        headers,
        body: '{"n":1}',
        status: 201,
        durationMs: expect.any(Number) as number,
      },
    ])
  })

  it('leaves the call and its failure as they are', async () => {
    const failure = new TypeError('Failed to fetch')
    answer = () => Promise.reject(failure)
    const request = new Request(`${SITE}/x`, { method: 'POST', body: 'whole' })
    await expect(fetch(request)).rejects.toBe(failure)
    expect(asked).toEqual([request])
    expect(await request.text()).toBe('whole')
    await settled()
    expect(noted).toMatchObject([{ status: 0, endPoint: '/x' }])
  })

  it('names another host, and leaves out what is long', async () => {
    await fetch('https://elsewhere.test/y', { method: 'POST', body: 'x'.repeat(3_000) })
    await settled()
    expect(noted).toMatchObject([{ endPoint: 'elsewhere.test/y' }])
    expect(noted[0]).not.toHaveProperty('body')
  })

  it('is silent once it was stopped, also of a call under way', async () => {
    let come = (_answer: Response) => {}
    answer = () => new Promise((resolve) => (come = resolve))
    const under = fetch(`${SITE}/slow`)
    stop()
    come(new Response(null, { status: 204 }))
    await under
    await settled()
    expect(noted).toEqual([])
  })
})
