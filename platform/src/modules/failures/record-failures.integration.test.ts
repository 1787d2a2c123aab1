import { createApi } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()
const FAULTS = '/console/api/faults'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }

const ask = (path: string, sent: Readonly<Record<string, string>>) =>
  createApi(platform.url).call('GET', path, undefined, sent)
/** Nobody waits for them to be written: looks until they are there. */
const linesOf = async (trace: string): Promise<readonly object[]> => {
  const { entries } = (await platform.console.get(`/console/api/logs?trace=${trace}`)).body as { entries: object[] }
  return entries.length > 0 ? entries : linesOf(trace)
}

describe('An answer that is the platform’s own failure', () => {
  let said: string[]
  beforeEach(async () => {
    said = []
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0)
    const fault = await platform.console.post(FAULTS, { method: 'GET', path: '/direct-orders/orders/', status: 503 })
    expect(fault.status).toBe(201)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await platform.console.call('DELETE', FAULTS)
  })

  it('is noted with its call, status and time under the trace it came with, whatever made it, and names no order', async () => {
    await ask('/direct-orders/orders/o-77', headers)
    expect(await linesOf(TRACE.slice(0, 8))).toMatchObject([
      {
        level: 'error',
        source: 'platform',
        message: 'GET /direct-orders/orders/:id answered 503',
        traceId: TRACE,
        details: { status: 503, parent: '00f067aa0ba902b7', ms: expect.any(Number) },
      },
    ])
    expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([{ status: 503, trace: TRACE }])
    expect(said.join()).not.toContain('o-77')
  })

  it('has a trace of its own where it came with none, or with what is none', async () => {
    await ask('/direct-orders/orders/o-78', { traceparent: `00-${'0'.repeat(32)}-x-01` })
    const { trace } = JSON.parse(said[0] ?? '{}') as { trace: string }
    expect(trace).toMatch(/^[0-9a-f]{32}$/)
    expect(await linesOf(trace)).toHaveLength(1)
  })

  it('is all that is noted: a refusal is nobody’s failure', async () => {
    const { body } = await platform.console.get('/console/api/logs')
    await ask('/nobody-knows-this', headers)
    expect((await platform.console.get('/console/api/logs')).body.entries).toEqual(body.entries)
    expect(said).toEqual([])
  })
})
