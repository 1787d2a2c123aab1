import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import { freePorts } from '@galo/build/ports'
import { findSite, serveSiteWith } from './site-proxy.mjs'

const page = `<!doctype html><html><body><div id="root"><p>theirs</p></div><script type="application/json" id="galo-visit">${JSON.stringify(
  {
    remotes: [{ name: 'mfe-menu', version: '1', entry: '/order/assets/mfe-menu/1/e.js', pages: [], fragments: [] }],
    stores: {},
    facts: {},
    flags: {},
  },
)}</script></body></html>`

describe('serveSiteWith', () => {
  const asked: IncomingMessage[] = []
  let site: Server
  let folder: string
  let proxy: Awaited<ReturnType<typeof serveSiteWith>>
  const siteUrl = () => `http://localhost:${(site.address() as AddressInfo).port}`

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'galo-on-site-'))
    writeFileSync(join(folder, 'e.2.js'), 'built here')
    site = createServer((question, answer) => {
      asked.push(question)
      const { pathname } = new URL(question.url ?? '/', 'http://site')
      if (pathname === '/order/stream') {
        answer.writeHead(200, { 'content-type': 'text/event-stream' })
        return void answer.write('data: first\n\n')
      }
      if (pathname === '/order/away') return void answer.writeHead(302, { location: `${siteUrl()}/order/search` }).end()
      if (pathname === '/order/upload') return void question.pipe(answer)
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self'",
        'set-cookie': ['__Host-galo_guest=1; Secure; Path=/'],
      })
      answer.end(pathname === '/order/plain' ? '<html><body>A law</body></html>' : page)
    }).listen(0, 'localhost')
    await once(site, 'listening')
    const { port } = await freePorts(['port'])
    proxy = await serveSiteWith({ site: siteUrl(), name: 'mfe-menu', port })
    proxy.show({
      folder,
      release: {
        url: '/order/assets/mfe-menu/local-2/e.2.js',
        metadata: { integrity: 'sha256-2', version: 'local-2' },
        deployment: { traffic: 100, default: true },
        extras: {
          role: 'remote',
          folder: 'mfe-menu/local-2',
          entry: ['e.2.js'],
          files: { 'e.2.js': 'sha256-2' },
          exposes: {},
          pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }],
          fragments: [],
          stores: {},
          facts: {},
          flags: {},
          contracts: CONTRACT_VERSIONS,
        },
      },
    })
  })
  afterAll(() => {
    proxy.stop()
    site.closeAllConnections()
    site.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => void asked.splice(0))

  const get = (path: string, init?: RequestInit) =>
    fetch(proxy.url + path, { redirect: 'manual', headers: { accept: 'text/html' }, ...init })

  it('shows a page of the site with the build in it, and the band above it', async () => {
    const answer = await get('/order/menu/york')
    const html = await answer.text()
    expect(html).toContain('"entry":"/order/assets/mfe-menu/local-2/e.2.js"')
    expect(html).not.toContain('theirs')
    expect(html).toContain('mfe-menu on this page is local-2, from your machine.')
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
    expect(html).toContain(`<script nonce="${nonce}">`)
    expect(answer.headers.getSetCookie()).toEqual(['galo-host.galo_guest=1; Path=/'])
    expect(asked[0]?.headers.host).toBe(new URL(siteUrl()).host)
  })

  it('has the band on a page without the app too', async () =>
    expect(await (await get('/order/plain')).text()).toMatch(/class="local-band".*A law/s))

  it('serves what was built here, and nothing else that lies there: all else is the site’s', async () => {
    expect(await (await get('/order/assets/mfe-menu/local-2/e.2.js?attempt=1-2')).text()).toBe('built here')
    expect(asked).toEqual([])
    expect(await (await get('/order/assets/mfe-menu/local-2/..%2Fe.2.js')).text()).not.toBe('built here')
    expect(asked).toHaveLength(1)
  })

  it('tells the site nothing of how a build fares that it has not', async () => {
    expect((await get('/order/api/log', { method: 'POST', body: '{}' })).status).toBe(204)
    expect(asked).toEqual([])
  })

  it('passes on what is sent, and leads on within this address', async () => {
    expect(await (await get('/order/upload', { method: 'POST', body: 'a basket' })).text()).toBe('a basket')
    expect((await get('/order/away')).headers.get('location')).toBe(`${proxy.url}/order/search`)
  })

  it('passes on a line as it is spoken', async () => {
    const answer = await get('/order/stream', { headers: { accept: 'text/event-stream' } })
    const reader = answer.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: first\n\n')
    await reader?.cancel()
  })

  it('tells a page of what fails, and of what is built', async () => {
    const answer = await get('/__local/events')
    const reader = answer.body?.getReader()
    const heard = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await heard()).toContain('data: {"version":"local-2","errors":[],"thrown":[]}')
    proxy.fail([{ place: 'mfe-menu/src/a.tsx:1', message: 'no' }])
    expect(await heard()).toContain('"errors":[{"place":"mfe-menu/src/a.tsx:1","message":"no"}]')
    proxy.fail([])
    await reader?.cancel()
  })

  it('shows who made the build what pages say went wrong in it, once, until the next build', async () => {
    const answer = await get('/__local/events')
    const reader = answer.body?.getReader()
    const state = async () => {
      const text = new TextDecoder().decode((await reader?.read())?.value)
      return JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '{}') as unknown
    }
    expect(await state()).toEqual({ version: 'local-2', errors: [], thrown: [] })
    const lines = [
      { level: 'error', message: 'A remote threw while rendering', details: { error: 'Error: here' }, at: 1 },
      { level: 'info', message: 'Nothing', at: 2 },
    ]
    const tell = () => get('/order/api/log', { method: 'POST', body: JSON.stringify({ entries: lines }) })
    await tell()
    const thrown = [{ place: 'A remote threw while rendering', message: 'Error: here' }]
    expect(await state()).toEqual({ version: 'local-2', errors: [], thrown })
    await tell()
    proxy.fail([])
    expect(await state()).toEqual({ version: 'local-2', errors: [], thrown })
    await reader?.cancel()
  })

  it('answers nobody who knows this machine by another name', async () => {
    const status = await new Promise((resolve) =>
      request(proxy.url, { headers: { host: 'evil.test' } }, (answer) => resolve(answer.resume().statusCode)).end(),
    )
    expect(status).toBe(421)
    expect(asked).toEqual([])
  })

  describe('findSite', () => {
    it('finds a site of ours', async () =>
      expect((await findSite(siteUrl())).remotes).toMatchObject([{ name: 'mfe-menu', version: '1' }]))

    it('says what is there instead', async () => {
      const other = createServer((_question, answer) => answer.end('<html>Another</html>')).listen(0, 'localhost')
      await once(other, 'listening')
      const url = `http://localhost:${(other.address() as AddressInfo).port}`
      await expect(findSite(url)).rejects.toThrow('is no page of a Galo site')
      other.close()
      other.closeAllConnections()
      await once(other, 'close')
      await expect(findSite(url)).rejects.toThrow('it can’t be reached')
    })
  })
})
