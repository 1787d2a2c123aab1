import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageOptions } from '@galo/console/page'
import { build } from 'esbuild'
import { Hono } from 'hono'
import { answerErrorsAs } from '../kernel/http/refusal'
import { consolePageRoutes } from './page.routes'

const folder = mkdtempSync(join(tmpdir(), 'galo-console-'))
beforeAll(async () => void (await build(pageOptions(folder))))
afterAll(() => rmSync(folder, { recursive: true }))

/** As the platform has it, without a platform round it. */
const platformWith = (pages: string, language: 'en' | 'en-XA' = 'en') => {
  const app = new Hono().route('/console', consolePageRoutes({ language }, pages))
  app.onError(answerErrorsAs('list'))
  return app
}

describe('The console’s page', () => {
  it('comes with every file it names, under a policy without exceptions', async () => {
    const app = platformWith(folder)
    const page = await app.request('/console')
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(html).not.toMatch(/ style="| on[a-z]+="|<style|<script(?! type="module" src=)/)
    const named = [...html.matchAll(/(?:src|href)="(\/console\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(named.length).toBe(4)
    for (const path of named) {
      const answer = await app.request(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('has a word of its own for its styles each time, and names it in the policy', async () => {
    const app = platformWith(folder)
    const words = await Promise.all(
      [1, 2].map(async () => {
        const page = await app.request('/console')
        const nonce = / nonce="([^"]+)"/.exec(await page.text())?.[1] ?? 'none'
        expect(page.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(new Set(words).size).toBe(2)
  })

  it('says which language it is in', async () => {
    const languageOf = async (language?: 'en' | 'en-XA') => {
      const page = await platformWith(folder, language).request('/console')
      return /<html lang="([^"]+)"/.exec(await page.text())?.[1]
    }
    expect([await languageOf(), await languageOf('en-XA')]).toEqual(['en-GB', 'en-XA'])
  })

  it('hands out nothing beside it', async () => {
    const app = platformWith(folder)
    for (const name of ['..%2findex.html', '%2e%2e%2findex.html', 'index.html', 'nothing.js', '.hidden', 'assets'])
      expect([name, (await app.request(`/console/assets/${name}`)).status]).toEqual([name, 404])
  })

  it('says how to build it when it is not built', async () => {
    const answer = await platformWith(join(folder, 'nowhere')).request('/console')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm run build -- console')
  })
})
