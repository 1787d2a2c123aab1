import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePorts } from '@galo/build/ports'
import { startSite } from '@galo/build/site'
import { expect, test } from '../fixtures'
import { NOW } from '../ports'

const ROOT = new URL('../../', import.meta.url).pathname

test(
  'The markets are served side by side, and without the one the other goes on',
  { tag: '@proof' },
  async ({ page }) => {
    const said: string[] = []
    const lost: string[] = []
    const irish = () => Number(/^galo: IE .* process (\d+)$/m.exec(said.join('\n'))?.[1])
    const site = await startSite({
      ports: await freePorts(['BFF_UK_PORT', 'BFF_IE_PORT', 'PLATFORM_PORT']),
      env: { GALO_DATA: 'memory', GALO_NOW: NOW },
      onLine: (_who, line) => said.push(line),
      onLost: (what) => lost.push(what),
    })
    try {
      for (const [market, url] of Object.entries(site.sites))
        expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ market, ready: true })
      await expect.poll(irish).toBeGreaterThan(0)
      process.kill(irish(), 'SIGKILL')
      await expect.poll(() => lost).toEqual(['The IE site ended by itself (SIGKILL). The UK site goes on.'])
      await expect(fetch(`${site.sites.IE}/health`)).rejects.toThrow()
      await page.goto(`${site.sites.UK}/order/menu/deansgate?fulfilment=collection`)
      await expect(page.getByRole('heading', { name: 'Half chicken' })).toBeVisible()
      // It goes on asking this and that, of a site that is about to end.
      await page.goto('about:blank')
    } finally {
      await site.stop()
    }
  },
)

test('A site without its settings does not start, and says all that is missing or wrong', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      GALO_ENV: 'production',
      GALO_MARKET: 'FR',
      BFF_UK_PORT: 'http',
      SITE_UK_URL: 'galo.example',
      GALO_DEVELOPMENT_MODE: 'yes',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  const wrong = [
    'GALO_MARKET: must be set, to UK or IE',
    'BFF_UK_PORT: ',
    'SITE_UK_URL: must',
    'SITE_IE_URL: must be set',
    'GALO_DEVELOPMENT_MODE: must be true or false',
  ]
  for (const line of wrong) expect(said.join('')).toContain(line)
})
