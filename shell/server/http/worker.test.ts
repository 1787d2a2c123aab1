import { readFileSync } from 'node:fs'

const SOURCE = readFileSync(new URL('../../public/worker.js', import.meta.url), 'utf8')
const ORIGIN = 'https://galo.example'
const LIST = `${ORIGIN}/order/myorders`

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: unknown
}

/** The worker in a browser with these tabs open. */
const start = (tabs: readonly string[] = []) => {
  const listeners = new Map<string, (event: object) => void>()
  const seen = { shown: [] as Shown[], opened: [] as string[], focused: [] as string[], closed: 0, hasTakenOver: false }
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => void (seen.hasTakenOver = true),
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void seen.shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void seen.focused.push(url) })),
      openWindow: async (url: string) => void seen.opened.push(url),
    },
  }
  new Function('self', SOURCE)(self)
  const happens = async (name: string, event: object): Promise<void> => {
    let work: unknown
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  return {
    seen,
    listensTo: () => [...listeners.keys()].sort(),
    install: () => happens('install', {}),
    push: (text: string | null) =>
      happens('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } }),
    press: (data: unknown) => happens('notificationclick', { notification: { data, close: () => (seen.closed += 1) } }),
  }
}

const SAID = { text: 'Galo: order K4TZ is with you. Enjoy it!', path: '/order/myorders/abc' }

describe('The site’s worker', () => {
  it('answers no requests and keeps no pages', async () => {
    const { listensTo, install, seen } = start()
    expect(listensTo()).toEqual(['install', 'notificationclick', 'push'])
    await install()
    expect(seen.hasTakenOver).toBe(true)
    expect(SOURCE).not.toMatch(/\bcaches\b|\bfetch\b/)
  })

  it('shows the sentence as it came; what comes twice has the same name', async () => {
    const { push, seen } = start()
    await push(JSON.stringify(SAID))
    await push(JSON.stringify(SAID))
    await push(JSON.stringify({ ...SAID, text: 'Galo: something else' }))
    expect(seen.shown[0]).toMatchObject({ title: 'Galo', body: SAID.text, data: { path: SAID.path } })
    expect(new Set(seen.shown.map(({ tag }) => tag)).size).toBe(2)
  })

  it.each([null, 'no json', 'null', '{}', '{"text":5,"path":{}}'])(
    'shows that there is something, as browsers demand, whatever came: %j',
    async (text) => {
      const { push, seen } = start()
      await push(text)
      expect(seen.shown).toEqual([expect.objectContaining({ title: 'Galo' })])
    },
  )

  it('leads a press to the order’s page: to its tab where there is one, and otherwise to a new one', async () => {
    const checkout = `${ORIGIN}/order/checkout`
    const there = `${ORIGIN}${SAID.path}?at=table`
    const open = start([checkout, there])
    await open.press({ path: SAID.path })
    expect(open.seen).toMatchObject({ focused: [there], opened: [], closed: 1 })
    const other = start([checkout])
    await other.press({ path: SAID.path })
    expect(other.seen).toMatchObject({ focused: [], opened: [`${ORIGIN}${SAID.path}`] })
  })

  it.each([
    'https://evil.example/order/myorders/abc',
    '//evil.example/order/myorders/abc',
    '/\\evil.example/order/',
    'javascript:alert(1)',
    '/order/../profile',
    '/profile',
    '',
    undefined,
    7,
  ])('leads to the list of orders, and never elsewhere, by %j', async (path) => {
    const { press, seen } = start()
    await press({ path })
    await press(undefined)
    expect(seen.opened).toEqual([LIST, LIST])
  })
})
