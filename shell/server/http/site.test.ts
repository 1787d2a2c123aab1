import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@galo/contracts/site'
import type { BffConfig } from '../config'
import { createFolderStore } from '../releases/release-store'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { aWholeSite, HOST } from '../test/a-whole-site'

describe('siteOf', () => {
  let folder: Folder
  let platform: SmallPlatform
  let reported: string[]
  beforeEach(async () => {
    reported = []
    platform = await aPlatform((_call, response) => response.end('{}'))
    folder = await aFolder()
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
  })
  afterEach(async () => {
    await platform.close()
    await folder.remove()
  })

  const ask = (
    path: string,
    { host = HOST, ...init }: RequestInit & { host?: string } = {},
    settings: Partial<BffConfig> = {},
  ) => {
    const report = (level: string, message: string) => void reported.push(`${level}: ${message}`)
    const site = aWholeSite({ platformUrl: platform.url, folder: folder.path, settings, report })
    return site.request(`http://${host}${path}`, {
      ...init,
      headers: { host, ...(init.headers as Record<string, string>) },
    })
  }

  it.each(['evil.test', 'ie.galo.test', `${HOST}.evil.test`, 'uk.galo.test:81'])(
    'answers nothing that was meant for %s',
    async (host) => {
      const answer = await ask('/order/search', { host })
      expect([answer.status, await answer.text()]).toEqual([421, 'This is not the site that was asked for'])
    },
  )

  it.each([
    ['is told to the operator', false, ['fatal: A request failed', 'error: POST /order/api/log answered 500']],
    ['is nothing when it is the visitor who has gone', true, []],
  ])('what breaks while a request is read %s', async (_what, isGone, said) => {
    const visitor = new AbortController()
    const body = new ReadableStream({
      pull(sending) {
        if (isGone) visitor.abort()
        sending.error(new Error('aborted'))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', signal: visitor.signal }
    await ask('/order/api/log', init)
    expect(reported).toEqual(said)
  })

  it('answers on while a pipe that never ends lies where the release document was, and its health tells since when', async () => {
    const path = join(folder.path, 'releases.json')
    const store = createFolderStore(folder.path, () => {})
    const site = aWholeSite({ platformUrl: platform.url, folder: folder.path, store })
    const open = async (address: string) => site.request(`http://${HOST}${address}`, { headers: { host: HOST } })
    await store.look()
    await rm(path)
    execFileSync('mkfifo', [path])
    const before = store.checkedMsAgo() ?? 0
    await store.look()
    const pages = await Promise.all(Array.from({ length: 20 }, (_, n) => open(`/order/nowhere-${n}`)))
    expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(404))
    const health = (await (await open('/health')).json()) as { releasesCheckedMsAgo: number }
    expect(health.releasesCheckedMsAgo).toBeGreaterThanOrEqual(before)
  })

  it.each(['/', '/order', '/order/', '/Order', '/ORDER/', '/order/menu', '/order/menu/', '/Order/Menu'])(
    'leads on from %s to the search',
    async (path) => {
      const answer = await ask(path, { host: HOST })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/order/search'])
    },
  )

  it.each(['/', '/order', '/order/menu'])('takes what a link to %s says along to the search', async (path) => {
    const answer = await ask(`${path}?fulfilment=DELIVERY&market=IE`)
    expect(answer.headers.get('location')).toBe('/order/search?fulfilment=DELIVERY&market=IE')
  })

  it.each([
    ['/Restaurants', '/restaurants'],
    ['/restaurants/', '/restaurants'],
    ['/Restaurants/Search', '/restaurants/search'],
    ['/restaurants/search/', '/restaurants/search'],
    ['/order/Restaurants/search', '/restaurants/search'],
    ['/restaurants/Deansgate', '/restaurants/deansgate'],
    ['/restaurants/in/Leeds/', '/restaurants/in/leeds'],
  ])('leads from %s to the one spelling of a page of restaurants, %s', async (path, to) => {
    const answer = await ask(`${path}?q=M3+4LZ`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${to}?q=M3+4LZ`])
  })

  it('takes what a link to the locator form sets, before it searches', async () => {
    const answer = await ask('/restaurants/search?q=M3+4LZ&market=UK')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/restaurants/search?q=M3+4LZ'])
  })

  it.each(['/order/menu/Temple-Bar', '/Order/menu/temple-bar', '/ORDER/MENU/TEMPLE-BAR'])(
    'takes a menu’s address with capitals, too: %s',
    async (path) => {
      const answer = await ask(`${path}?fulfilment=collection`, { host: HOST })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        '/order/menu/temple-bar?fulfilment=collection',
      ])
    },
  )

  it('leads from a menu’s address with capitals and a slash at its end to the same in small letters', async () => {
    const answer = await ask('/Order/Menu/Temple-Bar/')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/order/menu/temple-bar'])
  })

  it.each([
    ['/search/results?q=M3+4LZ', '/order/search/results?q=M3+4LZ'],
    ['/Menu/Deansgate/?fulfilment=eat-in', '/order/menu/deansgate?fulfilment=eat-in'],
    ['/menu', '/order/menu'],
    ['/myorders/success', '/order/myorders/success'],
  ])('leads from %s, which leaves the base out, to %s', async (path, to) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  it.each([
    ['//order/search?q=M3', '/order/search?q=M3'],
    ['//evil.test/order/search', '/evil.test/order/search'],
    ['///evil.test', '/evil.test'],
    ['/order//search///results?q=a//b', '/order/search/results?q=a//b'],
    ['/restaurants//deansgate//', '/restaurants/deansgate'],
  ])('leads from %s, with slashes too many, to %s on this site', async (path, to) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  it.each(['', '/receipt', '/watch'])(
    'leads from an order’s id in capitals to it in small letters: its page%s',
    async (page) => {
      const id = '0b9cf7a4-2f1e-4c0a-9d55-8a1d1f0e7b92'
      const answer = await ask(`/order/myorders/${id.toUpperCase()}${page}?a=B`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/order/myorders/${id}${page}?a=B`])
      const asItIs = await ask(`/order/myorders/${id}${page}`)
      expect(asItIs.headers.get('location')).toBeNull()
    },
  )

  it('does not lead a menu’s address to itself, whatever it is spelt with', async () => {
    const answer = await ask('/order/menu/%47rafton')
    expect(answer.headers.get('location')).toBeNull()
  })

  it('goes by any name of the machine where it runs on one’s own, and only there', async () => {
    expect((await ask('/robots.txt', { host: 'localhost:4000' })).status).toBe(200)
    expect((await ask('/robots.txt', { host: 'localhost:4000' }, { environment: 'production' })).status).toBe(421)
  })

  it('tells whoever checks on it by its address how it is', async () => {
    const answer = await ask('/health', { host: '10.0.0.7:4000' }, { environment: 'production' })
    expect(await answer.json()).toMatchObject({ market: 'UK', ready: true })
  })

  it.each([
    ['POST', '/order/search', 'GET, HEAD'],
    ['DELETE', '/order/assets/favicon.svg', 'GET, HEAD'],
    ['GET', '/order/api/session/guest', 'POST'],
    ['GET', '/order/api/log', 'POST'],
    ['POST', '/order/api/page', 'GET, HEAD'],
    ['OPTIONS', '/order/api/platform/clock', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
  ])('says that %s is no way to ask for %s', async (method, path, allowed) => {
    const answer = await ask(path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
    expect(platform.calls).toEqual([])
  })

  it.each([
    '/order/assets/fonts/__proto__',
    '/order/assets/fonts/constructor',
    '/order/assets/fonts/toString',
    '/order/assets/nothing.png',
    '/order/dev/constructor/x',
    '/order/dev/__proto__/x',
    '/wp-login.php',
    '/apple-touch-icon-120x120.png',
  ])('has a short word and no page for %s', async (path) => {
    const answer = await ask(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such file'])
    expect(reported).toEqual([])
  })

  it('has no page for a call that does not exist either', async () => {
    const answer = await ask('/order/api/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] })
  })

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/order/assets/favicon.svg', 'image/svg+xml'],
  ])('has the icon %s', async (path, type) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(400)
  })

  it('has the worker where it looks after everything below /order/, fetched anew each time, and able to load a picture at most', async () => {
    const answer = await ask('/order/worker.js')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('notificationclick')])
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; img-src 'self'$/)
    expect((await ask('/order/worker.js', { method: 'POST' })).status).toBe(405)
  })

  it('draws the same page for who is signed in, by whatever cookie, and hangs no cookie on it', async () => {
    const pageFor = async (cookie: string) => {
      const answer = await ask('/order/search', { headers: cookie === '' ? {} : { cookie } })
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('vary') ?? '').not.toMatch(/cookie/i)
      // Of the person it says whether there is one (which links stand in the header), and nothing more.
      return (await answer.text()).replace(/nonce="[^"]+"/g, '').replace(/ data-who="(?:visitor|customer)"/, '')
    }
    const page = await pageFor('')
    expect(page).toContain('id="galo-visit"')
    for (const cookie of ['galo_session_uk=x.y.z; galo_signed_in_uk=1', 'galo_session_uk=', 'galo_signin_uk_abc=x'])
      expect(await pageFor(cookie)).toBe(page)
  })

  it('keeps search engines out of what belongs to one customer', async () =>
    expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /order/myorders'))

  it('tells search engines where the map of this very site is', async () =>
    expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: http://${HOST}/sitemap.xml`))

  it.each(['/robots.txt', '/order/assets/fonts/nothing', '/order/api/nothing', paths.site.log])(
    'lets no other site read, frame or guess %s',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it.each([
    ['a file that isn’t there', '/order/assets/nothing.png', {}],
    ['a call that isn’t there', '/order/api/nothing', {}],
    ['a way on', '/', {}],
    ['a wrong method', '/order/search', { method: 'POST' }],
    ['another host', '/order/search', { host: 'evil.test' }],
    ['a file', '/robots.txt', {}],
    ['a script’s font', '/order/assets/fonts/figtree.woff2', {}],
  ])('lets %s do nothing, should a browser show it as a page', async (_what, path, init) => {
    const { headers } = await ask(path, init)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('has the law though nothing draws and no platform answers', async () => {
    await platform.close()
    const answer = await ask('/terms')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Terms of ordering')
    expect(reported).toEqual([])
  })

  it('lends its fonts to the frames of the card, and nothing else to anybody', async () => {
    const lentTo = async (path: string) => (await ask(path)).headers.get('access-control-allow-origin')
    expect(await lentTo('/order/assets/fonts/figtree.woff2')).toBe('*')
    expect(await lentTo('/order/assets/favicon.svg')).toBeNull()
    expect(await lentTo('/order/api/nothing')).toBeNull()
    // Safari's engine asks for this one too, and writes the card's number in another font without it.
    const mayBeTaken = (await ask('/order/assets/fonts/figtree.woff2')).headers
    expect(mayBeTaken.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('asks browsers never to come by an insecure line again, where it is reached by a secure one', async () => {
    const { headers } = await ask(
      '/robots.txt',
      {},
      { siteUrls: { UK: `https://${HOST}`, IE: 'https://ie.galo.test' } },
    )
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})
