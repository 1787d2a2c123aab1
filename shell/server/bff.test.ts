import { startBff } from './bff'
import { aConfig } from './test/a-config'
import { NO_PLATFORM } from './test/a-platform'
import { aDocument, aFolder, aRelease } from './test/a-release'

it('Nobody on the same network reaches a site that has no locks', async () => {
  const folder = await aFolder()
  await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
  const ports = { UK: 0, IE: 0 }
  const bff = await startBff(aConfig({ platformUrl: NO_PLATFORM, releasesFolder: folder.path, ports }), () => {})
  const { port } = new URL(bff.urls.IE)
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  // Another address of this machine: who listens everywhere answers there too.
  await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow('fetch failed')
  await bff.close()
  await folder.remove()
})
