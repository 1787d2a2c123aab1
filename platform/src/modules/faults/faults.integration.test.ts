import { runTestPlatform } from '../../proof/world/start-test-platform'

const FAULTS = '/console/api/faults'

const platform = runTestPlatform()
afterEach(() => platform.console.call('DELETE', FAULTS))

const breakClock = (fault: object) => platform.console.post(FAULTS, { path: '/clock', ...fault })
const clockStatus = async () => (await fetch(`${platform.url}/clock`)).status

describe('A fault', () => {
  it('spoils the next calls and no more, however many come at once', async () => {
    await breakClock({ status: 503, times: 3 })
    const statuses = await Promise.all(Array.from({ length: 12 }, clockStatus))
    expect(statuses.filter((status) => status === 503)).toHaveLength(3)
    expect((await platform.console.get(FAULTS)).body.faults).toEqual([])
  })

  it('spoils about half of all calls when told to', async () => {
    await breakClock({ status: 500, share: 0.5 })
    const statuses = []
    for (let call = 0; call < 60; call += 1) statuses.push(await clockStatus())
    const spoiled = statuses.filter((status) => status === 500).length
    // By chance fewer than 8 or more than 52 of 60 fail once in a thousand million runs.
    expect(spoiled).toBeGreaterThan(8)
    expect(spoiled).toBeLessThan(52)
  })

  it('makes a call slow, somewhere between two times', async () => {
    await breakClock({ delayMs: 150, delayUpToMs: 250 })
    const began = performance.now()
    expect(await clockStatus()).toBe(200)
    expect(performance.now() - began).toBeGreaterThanOrEqual(149)
  })

  it('answers rubbish under a good status', async () => {
    await breakClock({ kind: 'garbage' })
    const answer = await fetch(`${platform.url}/clock`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=UTF-8'])
    await expect(answer.json()).rejects.toThrow('JSON')
  })

  it('hangs until the caller gives up', async () => {
    await breakClock({ kind: 'hang' })
    await expect(fetch(`${platform.url}/clock`, { signal: AbortSignal.timeout(400) })).rejects.toThrow(
      /timeout|aborted/i,
    )
    expect((await fetch(`${platform.url}/health`)).status).toBe(200)
  })

  it('drops the connection without an answer', async () => {
    await breakClock({ kind: 'drop' })
    await expect(fetch(`${platform.url}/clock`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${platform.url}/health`)).status).toBe(200)
  })

  it('befalls one method when it names one, and leaves the rest alone', async () => {
    await breakClock({ method: 'POST', status: 500 })
    expect(await clockStatus()).toBe(200)
  })

  it('is cleared alone or with all others', async () => {
    const { id } = (await breakClock({ status: 500 })).body
    await platform.console.post(FAULTS, { path: '/health', status: 500 })
    expect((await platform.console.call('DELETE', `${FAULTS}/${id}`)).body.faults).toMatchObject([{ path: '/health' }])
    expect((await platform.console.call('DELETE', `${FAULTS}/${id}`)).status).toBe(404)
    expect(await clockStatus()).toBe(200)
    await platform.console.call('DELETE', FAULTS)
    expect((await fetch(`${platform.url}/health`)).status).toBe(200)
  })

  it('can not befall the console, and says what is wrong with it', async () => {
    for (const [fault, word] of [
      [{ path: '/console/api' }, 'path'],
      [{ path: 'clock' }, 'path'],
      [{ path: '/\u0000' }, 'path'],
      [{ path: '/clock', kind: 'status' }, 'status'],
      [{ path: '/clock', share: 0 }, 'share'],
      [{ path: '/clock', delayMs: 9, delayUpToMs: 1 }, 'delayUpToMs'],
      [{ path: '/clock', times: 2 ** 40 }, 'times'],
    ] as const) {
      const answer = await platform.console.post(FAULTS, fault)
      expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringContaining(word)])
    }
    await platform.console.post(FAULTS, { path: '/', status: 500 })
    expect((await platform.console.get('/console/api/board')).status).toBe(200)
  })
})

it('names the calls that can be broken', async () => {
  const { calls } = (await platform.console.get(`${FAULTS}/calls`)).body
  expect(calls).toContainEqual({
    method: 'GET',
    path: '/direct-orders/orders/:id/status',
    prefix: '/direct-orders/orders/',
  })
  expect(calls.length).toBeGreaterThan(15)
  expect(JSON.stringify(calls)).not.toContain('/console')
})
