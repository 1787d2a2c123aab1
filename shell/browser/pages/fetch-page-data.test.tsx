import { fetchPageData } from './fetch-page-data'

const answering = (answer: () => Promise<Response>) => {
  const asked = jest.fn(answer)
  globalThis.fetch = asked as unknown as typeof fetch
  return asked
}
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const { signal } = new AbortController()
const answerOf = (status: number, body: unknown) =>
  ({ status, ok: status < 400, json: async () => body }) as unknown as Response

describe('fetchPageData', () => {
  const real = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = real
  })

  it('brings what the page’s loader answers on the site, the one of the release that will show it', async () => {
    const asked = answering(async () => answerOf(200, { kind: 'found', title: 'Menu', data: 1 }))
    await expect(fetchPageData('/order/menu/x?a=b', '1.0.0', signal, TRACEPARENT)).resolves.toMatchObject({
      kind: 'found',
      data: 1,
    })
    expect(asked).toHaveBeenCalledWith('/order/api/page?href=%2Forder%2Fmenu%2Fx%3Fa%3Db&release=1.0.0', {
      signal,
      headers: { traceparent: TRACEPARENT },
    })
  })

  it('says that a release was taken back, of which there is nothing to be had', async () => {
    answering(async () => answerOf(410, null))
    await expect(fetchPageData('/order/menu/x', '1.0.0', signal, TRACEPARENT)).resolves.toBe('taken-back')
  })

  it.each([
    ['the site has nothing', async () => answerOf(204, null)],
    ['the site fails', async () => answerOf(500, { kind: 'found' })],
    ['the answer is something else', async () => answerOf(200, { kind: 'surprise' })],
    ['nobody answers', () => Promise.reject(new Error('offline'))],
  ])('has none when %s', async (_what, answer) => {
    answering(answer)
    await expect(fetchPageData('/order/menu/x', '1.0.0', signal, TRACEPARENT)).resolves.toBeNull()
  })

  it.each([
    ['the site says nothing', () => new Promise<Response>(() => {})],
    [
      'its answer stops half-way',
      async () => ({ ...answerOf(200, null), json: () => new Promise(() => {}) }) as unknown as Response,
    ],
  ])('has none after eight seconds when %s', async (_what, answer) => {
    jest.useFakeTimers()
    try {
      answering(answer)
      const asked = fetchPageData('/order/menu/x', '1.0.0', signal, TRACEPARENT)
      await jest.advanceTimersByTimeAsync(8_000)
      await expect(asked).resolves.toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})
