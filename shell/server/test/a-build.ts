import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Release } from '@galo/contracts/release'
import { aRelease, type Folder } from './a-release'

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The code of a file of it: no two of any releases are alike. */
export const codeOf = (app: string, version: string, file = 'entry.js'): string => `${app} ${version} ${file}`

/** A build as a pipeline hands it over. Answers where: what `--from` says. */
export const aBuild = async (
  folder: Folder,
  app: string,
  version: string,
  extras: Partial<Release['extras']> = {},
): Promise<string> => {
  const browser = ['entry.js', 'page.js']
  const server = app === 'shell' ? 'render-worker.cjs' : 'remote.cjs'
  const hashOf = (file: string) => sha256(codeOf(app, version, file))
  const built = aRelease(
    app,
    {
      files: Object.fromEntries(browser.map((file) => [file, hashOf(file)])),
      exposes: app === 'shell' ? {} : { './page': ['page.js'] },
      server: { file: server, integrity: hashOf(server) },
      ...extras,
    },
    version,
  )
  const name = `builds/${app}-${version}`
  for (const file of browser) await folder.write(`${name}/dist/browser/${file}`, codeOf(app, version, file))
  await folder.write(`${name}/dist/server/${server}`, codeOf(app, version, server))
  const release = { ...built, metadata: { version, integrity: hashOf('entry.js') } }
  await folder.write(`${name}/dist/release.json`, JSON.stringify(release))
  return join(folder.path, name)
}
