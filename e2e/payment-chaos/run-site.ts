import { runTestPlatform, type TestPlatform } from '../../platform/src/proof/world/start-test-platform'
import { startBff, type Bff } from '../../shell/server/bff'
import { aConfig } from '../../shell/server/test/a-config'
import { aDocument, aFolder, aRelease, type Folder } from '../../shell/server/test/a-release'

/** The site's own server over a platform, both on free ports, for a whole test file. It draws no pages: nobody looks at one. */
export const runSite = (
  settings: Readonly<Record<string, string>>,
): { readonly platform: TestPlatform; url(): string } => {
  const platform = runTestPlatform(settings)
  let folder: Folder | undefined
  let site: Bff | undefined
  beforeAll(async () => {
    folder = await aFolder()
    await folder.write('releases.json', JSON.stringify(aDocument({ shell: aRelease('shell') })))
    site = await startBff(aConfig({ platformUrl: platform.url, releases: folder.path, port: 0 }), () => {})
  })
  afterAll(async () => {
    await site?.close()
    await folder?.remove()
  })
  return {
    platform,
    url: () => {
      if (site === undefined) throw new Error('the site is there from beforeAll on')
      return site.url
    },
  }
}
