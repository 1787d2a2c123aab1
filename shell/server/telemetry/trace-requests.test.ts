import { Hono } from 'hono'
import { readTraceparent } from '@galo/contracts/trace'
import { proxyTo } from '../http/platform-proxy'
import { aPlatform, NO_PLATFORM, type SmallPlatform } from '../test/a-platform'
import { currentRequest, type Step } from './current-request'
import { traceRequests } from './trace-requests'
import { tracedFetch } from './traced-fetch'
import { tracedReport } from './traced-report'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const headers = { traceparent: `00-${TRACE}-${SPAN}-01` }
const ORDER = '/order/api/platform/direct-orders/orders/o-77'

describe('A request', () => {
  let platform: SmallPlatform
  let status: number
  let steps: Step[]
  let lines: (readonly [string, string, Readonly<Record<string, unknown>>])[]
  let collected: object[]

  const site = (platformUrl = platform.url) => {
    const report = tracedReport(
      (level, message, details = {}) => void lines.push([level, message, details]),
      (_call, entry) => void collected.push(entry),
      'IE',
    )
    return new Hono()
      .use(traceRequests(report, (step) => void steps.push(step)))
      .all('/order/api/platform/*', proxyTo(platformUrl, '/order/api/platform', report))
      .get('/health', (context) => context.text('Not yet', 503))
      .get('/fails', (context) => context.text('No', 500))
      .get('/throws', () => Promise.reject(new Error('no disk')))
      .get('/asks-in-vain', async (context) => {
        await tracedFetch(`${NO_PLATFORM}/flags`).catch(() => null)
        return context.text('No', 500)
      })
      .get('/asks', async (context) => {
        await tracedFetch(`${platformUrl}/clock`)
        return context.text(currentRequest()?.context.trace ?? '')
      })
      .onError((error, context) => {
        report('fatal', 'A request failed', { error: String(error) })
        return context.text('No', 500)
      })
  }

  beforeEach(async () => {
    status = 200
    steps = []
    lines = []
    collected = []
    platform = await aPlatform((_call, response) => void response.writeHead(status).end('{}'))
  })
  afterEach(() => platform.close())

  it('hands its trace on with a step of its own below the site’s', async () => {
    await site().request(ORDER, { headers })
    const heard = readTraceparent(platform.calls[0]?.headers['traceparent'] as string)
    const [call, request] = steps
    expect(heard).toEqual({ trace: TRACE, span: call?.context.span, isSampled: true })
    expect(call).toMatchObject({ kind: 'client', parent: request?.context.span, status: 200 })
    expect(request).toMatchObject({ kind: 'server', parent: SPAN, context: { trace: TRACE }, status: 200 })
    expect(new Set([SPAN, call?.context.span, request?.context.span]).size).toBe(3)
    expect(lines).toEqual([])
  })

  it('is none when it only looks whether the site is well: that it is not yet fails nobody', async () => {
    expect((await site().request('/health')).status).toBe(503)
    expect(steps).toEqual([])
    expect(lines).toEqual([])
  })

  it('begins a trace where it comes with none, or with what is none', async () => {
    const begun = await (await site().request('/asks', { headers: { traceparent: 'of mine' } })).text()
    expect(begun).toMatch(/^[0-9a-f]{32}$/)
    expect(platform.calls[0]?.headers['traceparent']).toContain(begun)
    expect(await (await site().request('/asks')).text()).not.toBe(begun)
  })

  it('that fails because the platform does is one line, of that call and trace, here and at the collector, and names no order', async () => {
    status = 500
    await site().request(ORDER, { headers })
    const message = 'GET /direct-orders/orders/{orderId} answered 500'
    const [call] = steps
    expect(lines).toEqual([
      ['error', message, { status: 500, ms: expect.any(Number), span: call?.context.span, trace: TRACE }],
    ])
    expect(collected).toMatchObject([
      { level: 'error', message, source: 'site', market: 'IE', trace: TRACE, at: expect.any(Number) },
    ])
  })

  it.each([
    ['fails by itself', '/fails', ['error', 'GET /fails answered 500']],
    ['throws', '/throws', ['fatal', 'A request failed']],
    ['finds nobody at the platform', ORDER, ['warning', 'The platform did not answer']],
    [
      'fails after a call that nobody answered and nobody missed',
      '/asks-in-vain',
      ['error', 'GET /asks-in-vain answered 500'],
    ],
  ])('that %s is one line too', async (_what, path, [level, message]) => {
    await site(NO_PLATFORM).request(path, { headers })
    expect(lines).toEqual([[level, message, expect.objectContaining({ trace: TRACE })]])
    expect(collected).toMatchObject([{ message, trace: TRACE }])
  })

  it('whose visitor leaves in the middle is nobody’s failure', async () => {
    const leaving = new AbortController()
    const slow = await aPlatform(() => leaving.abort())
    await site(slow.url).request(new Request(`http://uk.test${ORDER}`, { headers, signal: leaving.signal }))
    await slow.close()
    expect(steps).toMatchObject([{ status: null }, { status: 503 }])
    expect(lines).toEqual([])
  })

  it('keeps its trace beside others that come with it', async () => {
    const others = Array.from({ length: 8 }, (_, index) => String(index + 1).repeat(32))
    const answers = await Promise.all(
      others.map(async (trace) =>
        (await site().request('/asks', { headers: { traceparent: `00-${trace}-${SPAN}-01` } })).text(),
      ),
    )
    expect(answers).toEqual(others)
  })
})

it('A browser’s own line is not collected twice', () => {
  const collect = jest.fn()
  const report = tracedReport(() => {}, collect, 'UK')
  report('error', 'menu: FAILED', { from: 'browser' })
  report('debug', 'The collector did not take what was collected')
  expect(collect).not.toHaveBeenCalled()
})

it('A line of the server’s own, for no request, has its market and no trace', () => {
  const collected: object[] = []
  const report = tracedReport(
    () => {},
    (_call, entry) => void collected.push(entry),
    'IE',
  )
  report('warning', 'The platform does not tell the time')
  expect(collected).toMatchObject([{ level: 'warning', market: 'IE', trace: null }])
})
