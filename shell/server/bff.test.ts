import { once } from 'node:events'
import { connect } from 'node:net'
import { startBff, type Bff } from './bff'
import { aConfig } from './test/a-config'
import { aPlatform, NO_PLATFORM } from './test/a-platform'
import { aDocument, aFolder, aRelease, type Folder } from './test/a-release'

describe('A site', () => {
  let folder: Folder
  let bff: Bff
  const port = () => Number(new URL(bff.url).port)
  beforeAll(async () => {
    folder = await aFolder()
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
    bff = await startBff(aConfig({ platformUrl: NO_PLATFORM, releases: folder.path, port: 0 }), () => {})
  })
  afterAll(async () => {
    await bff.close()
    await folder.remove()
  })

  it('that has no locks is reached by nobody on the same network', async () => {
    expect((await fetch(`http://127.0.0.1:${port()}/health`)).status).toBe(200)
    // Another address of this machine: who listens everywhere answers there too.
    await expect(fetch(`http://127.0.0.2:${port()}/health`)).rejects.toThrow('fetch failed')
  })

  it('that is told to stop does so within what it is given, however long the collector keeps it waiting', async () => {
    let isAsked: () => void = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const platform = await aPlatform(({ path }, response) =>
      path.startsWith('/collector/') ? isAsked() : void response.writeHead(404).end('{}'),
    )
    const slow = await startBff(aConfig({ platformUrl: platform.url, releases: folder.path, port: 0 }), () => {})
    // As much as goes together: it is on its way at once, and the rest waits for it.
    const entries = Array.from({ length: 50 }, () => ({ level: 'error', message: 'It fell' }))
    for (let n = 0; n < 3; n += 1)
      await fetch(`${slow.url}/order/api/log`, { method: 'POST', body: JSON.stringify({ entries }) })
    await asked
    const begun = performance.now()
    await slow.close()
    const tookMs = performance.now() - begun
    await platform.close()
    expect(tookMs).toBeLessThan(7_000)
  })

  // It takes as long as we are patient.
  if (process.env['PROOF'] !== undefined)
    it('lets go who sends a request drop by drop', async () => {
      const socket = connect(port(), '127.0.0.1')
      await once(socket, 'connect')
      socket.write('POST /order/api/log HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{')
      setTimeout(() => socket.destroy(new Error('nobody lets it go')), 50_000).unref()
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(String(answer)).toContain('408 Request Timeout')
      socket.destroy()
    }, 60_000)
})
