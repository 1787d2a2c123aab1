import { paths } from '@galo/contracts/site'
import { WHOLE } from '../test/a-page-to-draw'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { aWholeSite, HOST, type WholeSite } from '../test/a-whole-site'
import type { RenderJob } from '../render/protocol'
import type { RenderSink } from '../render/renderer'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** A page as a worker draws one: its styles and the script that reveals what came late have the nonce it was drawn with. */
const draw = (job: RenderJob, sink: RenderSink) => {
  const redirect = job.href.includes('lead-on') ? '/order/search' : null
  sink.head({ status: 200, title: 'Menu', description: null, redirect })
  sink.html(`<style nonce="${job.nonce}">p{}</style><div id="root"><script nonce="${job.nonce}">1</script>`)
  return Promise.resolve(WHOLE)
}

/** A route's pattern as an address that it answers. */
const addressOf = (pattern: string): string =>
  pattern
    .replace(/:file\{[^}]+\}/, 'x.js')
    .replace(/:\w+/g, 'x')
    .replace(/\*/g, 'x') || '/'

const directives = (answer: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

const isPage = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') === true

/** What is wrong with the headers of an answer; nothing when all is well. */
const wrongIn = (answer: Response): string[] => {
  const policy = directives(answer)
  const wrong = Object.entries(EVERYWHERE).flatMap(([name, value]) =>
    answer.headers.get(name) === value ? [] : [`${name}: ${answer.headers.get(name)}`],
  )
  if (!/camera=\(\)/.test(answer.headers.get('permissions-policy') ?? '')) wrong.push('permissions-policy')
  if (!/^(same-origin|cross-origin)$/.test(answer.headers.get('cross-origin-resource-policy') ?? ''))
    wrong.push('cross-origin-resource-policy')
  const kept = answer.headers.get('cache-control') ?? 'for as long as anybody likes'
  if (kept !== 'no-store' && (!answer.ok || !kept.startsWith('public, max-age='))) wrong.push(`kept: ${kept}`)
  if (policy['default-src'] !== "'none'") wrong.push(`default-src ${policy['default-src']}`)
  if (policy['frame-ancestors'] !== "'none'") wrong.push(`frame-ancestors ${policy['frame-ancestors']}`)
  if (policy['base-uri'] !== "'none'") wrong.push(`base-uri ${policy['base-uri']}`)
  if (JSON.stringify(policy).includes('unsafe')) wrong.push('unsafe')
  const mayRun = ['script-src', 'style-src', 'connect-src'].filter((name) => name in policy)
  if (!isPage(answer) && mayRun.length > 0) wrong.push(`may do ${mayRun.join()}`)
  return wrong
}

/** The start tags of a document, without what their attributes say. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<[a-z](?:"[^"]*"|[^">])*>/gi)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'))

const noncesOf = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)

describe('Every answer of the site', () => {
  let folder: Folder
  let platform: SmallPlatform
  beforeAll(async () => {
    platform = await aPlatform(({ path }, response) => {
      response.statusCode = path.includes('missing') ? 404 : 200
      response.setHeader('content-type', 'text/html')
      // What stands behind says something else of itself, and must not be believed.
      response.setHeader('content-security-policy', "default-src * 'unsafe-inline'")
      response.end('<p>')
    })
    folder = await aFolder()
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
  })
  afterAll(async () => {
    await platform.close()
    await folder.remove()
  })

  const site = (more: Partial<WholeSite> = {}) =>
    aWholeSite({ platformUrl: platform.url, folder: folder.path, render: draw, ...more })
  const ask = (of: ReturnType<typeof site>, path: string, method = 'GET', host = HOST) =>
    of.request(`http://${host}${path}`, { method, headers: { host, origin: `http://${HOST}` } })

  it('says what a browser may do with it and for how long, whatever is asked for, by whatever method, and however it ends', async () => {
    const whole = site()
    const gone = site({ store: { document: () => Promise.reject(new Error('no disk')) } as never })
    const addresses = [...new Set(whole.routes.map(({ path }) => addressOf(path)))]
    expect(addresses.length).toBeGreaterThan(30)
    const statuses = new Set<number>()
    const wrong: string[] = []
    const look = async (from: ReturnType<typeof site>, path: string, method: string, host?: string) => {
      const answer = await ask(from, path, method, host)
      statuses.add(answer.status)
      wrong.push(...wrongIn(answer).map((what) => `${method} ${path} ${answer.status}: ${what}`))
      await answer.body?.cancel()
    }
    for (const path of [...addresses, '/order/menu/lead-on', '/terms', '/order/search', '/wp-login.php'])
      for (const method of METHODS) await look(whole, path, method)
    await look(whole, '/order/search', 'GET', 'evil.test')
    await look(gone, '/order/search', 'GET')
    await look(gone, paths.site.pageData, 'GET')
    expect(wrong).toEqual([])
    expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 302, 400, 403, 404, 405, 421, 500]))
  })

  it('lets its pages run and style only what has this answer’s nonce, which no other answer has, kept drawing or not', async () => {
    const whole = site()
    const seen = new Set<string>()
    for (const path of [
      '/order/menu/deansgate',
      '/order/menu/deansgate',
      '/terms',
      '/terms',
      '/help?q=<b onload=x>',
      '/restaurants/search?q=<b onload=x>',
    ]) {
      const answer = await ask(whole, path)
      const html = await answer.text()
      const nonces = new Set(noncesOf(html))
      expect([path, nonces.size]).toEqual([path, 1])
      const [nonce = ''] = nonces
      expect(nonce.length).toBeGreaterThanOrEqual(22)
      expect(directives(answer)['style-src']).toContain(`'nonce-${nonce}'`)
      if (html.includes('<script nonce')) expect(directives(answer)['script-src']).toContain(`'nonce-${nonce}'`)
      for (const [element] of html.matchAll(/<(?:script|style)\b[^>]*>/g))
        expect(element).toMatch(/nonce="|type="application\/json"/)
      expect(tagsOf(html).filter((tag) => /\s(?:on[a-z]+|style)\s*=/i.test(tag))).toEqual([])
      seen.add(nonce)
    }
    expect(seen.size).toBe(6)
  })
})
