import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Packed } from './pack-packages.mjs'
import { publishPackages } from './publish-packages.mjs'

interface Packument {
  readonly name: string
  readonly versions: Readonly<Record<string, object>>
}

/** As much of a registry as publishing and looking ask for; it takes no version twice. */
const aRegistry = async () => {
  const known = new Map<string, Packument>()
  const server: Server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '/').slice(1).split('?')[0] ?? '')
    const answer = (code: number, body: object) =>
      void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'PUT') {
      const found = known.get(name)
      return found === undefined ? answer(404, {}) : answer(200, found)
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const put = JSON.parse(String(Buffer.concat(chunks))) as Packument
      const before = known.get(name)?.versions ?? {}
      if (Object.keys(put.versions).some((version) => Object.hasOwn(before, version))) return answer(409, {})
      known.set(name, { ...put, versions: { ...before, ...put.versions } })
      answer(201, {})
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { known, host: `127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) }
}

let folder: string
let registry: Awaited<ReturnType<typeof aRegistry>>
let env: Readonly<Record<string, string | undefined>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galo-publish-'))
  registry = await aRegistry()
  writeFileSync(join(folder, '.npmrc'), `//${registry.host}/:_authToken=of-a-squad\n`)
  env = { ...process.env, npm_config_userconfig: join(folder, '.npmrc') }
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await registry.close()
})

const packed = (version: string): Packed => {
  const source = join(folder, version)
  mkdirSync(source)
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: '@galo/ui', version }))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, source], { cwd: folder })
  const file = readdirSync(folder).find((name) => name.endsWith(`${version}.tgz`)) ?? ''
  return { name: '@galo/ui', version, tarball: join(folder, file) }
}

describe('publishPackages', () => {
  it('publishes what is not there yet, and says of the rest that it is', async () => {
    const [one, two] = [packed('0.1.0-h1'), packed('0.1.0-h2')]
    const url = `http://${registry.host}/`
    expect(await publishPackages([one], url, env)).toEqual(['@galo/ui 0.1.0-h1 is published'])
    expect(await publishPackages([one, two], url, env)).toEqual([
      '@galo/ui 0.1.0-h1 is there already',
      '@galo/ui 0.1.0-h2 is published',
    ])
    expect(Object.keys(registry.known.get('@galo/ui')?.versions ?? {})).toEqual(['0.1.0-h1', '0.1.0-h2'])
  }, 60_000)

  it('says what npm said where that may not publish', async () => {
    writeFileSync(join(folder, '.npmrc'), '')
    const quiet = { ...env, npm_config_loglevel: 'silent' }
    await expect(publishPackages([packed('0.1.0-h1')], `http://${registry.host}/`, quiet)).rejects.toThrow(/ENEEDAUTH/)
    expect(registry.known.size).toBe(0)
  }, 60_000)
})
