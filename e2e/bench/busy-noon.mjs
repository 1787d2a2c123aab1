// `node e2e/bench/busy-noon.mjs`: how long 40 and 200 people wait who open menus at once, on a site that has just started and on one that runs.
// Builds what changed. See README.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { ensureBuilt } from '../../shared/build/bin/steps/build.mjs'
import { ensureInstalled } from '../../shared/build/bin/steps/install.mjs'
import { ROOT } from '../../shared/build/releases/apps.mjs'

const PORTS = { BFF_UK_PORT: 4510, BFF_IE_PORT: 4511, PLATFORM_PORT: 4610 }
const UK = `http://localhost:${PORTS.BFF_UK_PORT}`
const PLATFORM_URL = `http://localhost:${PORTS.PLATFORM_PORT}`
const RESULTS = '/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497&fulfilment=collection'
const CROWDS = [40, 200]

/**
 * Starts a server and resolves once it prints `ready`.
 * @param {string} entry
 * @param {string} ready
 */
const begin = async (entry, ready) => {
  const env = {
    ...process.env,
    GALO_ENV: 'local',
    GALO_MARKET: 'UK',
    GALO_DATA: 'memory',
    GALO_NOW: '2026-11-18T12:05:00Z',
    PLATFORM_URL,
    ...Object.fromEntries(Object.entries(PORTS).map(([variable, port]) => [variable, String(port)])),
  }
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout) if (String(chunk).includes(ready)) break
  return {
    mostMemoryMiB: () =>
      Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** @param {string} slug */
const openMenu = async (slug) => {
  const began = performance.now()
  const html = await (await fetch(`${UK}/order/menu/${slug}`)).text()
  return { ms: performance.now() - began, isWhole: (html.match(/£\d+\.\d\d/g) ?? []).length > 50 }
}

/**
 * So many visitors at once, each with the next of the menus.
 * @param {number} size
 * @param {readonly string[]} slugs
 */
const crowd = async (size, slugs) => {
  const pages = await Promise.all(
    Array.from({ length: size }, (_, index) => openMenu(slugs[index % slugs.length] ?? '')),
  )
  const times = pages.map(({ ms }) => ms).sort((a, b) => a - b)
  /** @param {number} share */
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return { whole: pages.filter(({ isWhole }) => isWhole).length, p50: at(0.5), p99: at(0.99) }
}

await ensureInstalled()
await ensureBuilt()
const platform = await begin('platform/src/main.ts', 'ready on')
const found = await begin('shell/server/main.ts', 'galo: UK')
const results = await (await fetch(UK + RESULTS)).text()
const neighbourhood = [...new Set([...results.matchAll(/\/order\/menu\/([\w-]+)/g)].map(([, slug = '']) => slug))]
await found.stop()

console.log('| menus | at once | site | whole | p50 | p99 | most memory of the site |\n|---|---|---|---|---|---|---|')
/** @type {[what: string, slugs: string[]][]} */
const MENUS = [
  ['one', ['deansgate']],
  [`${neighbourhood.length} in turn`, neighbourhood],
]
for (const [what, slugs] of MENUS)
  for (const size of CROWDS) {
    const site = await begin('shell/server/main.ts', 'galo: UK')
    for (const state of ['just started', 'running']) {
      const { whole, p50, p99 } = await crowd(size, slugs)
      console.log(`| ${what} | ${size} | ${state} | ${whole} | ${p50} ms | ${p99} ms | ${site.mostMemoryMiB()} MiB |`)
    }
    await site.stop()
  }
await platform.stop()
