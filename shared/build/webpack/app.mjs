import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../releases/apps.mjs'
import { describeApp, exposesOf } from '../releases/describe-app.mjs'
import { browserConfig } from './browser.mjs'
import { embedsConfig, embedsOf } from './embeds.mjs'
import { serverConfig } from './server.mjs'

/**
 * The builds of an app by its folder name; the only place that knows how the shell differs from a remote.
 * @param {string} app
 * @param {{ dev?: boolean, cacheDirectory: string }} options
 */
export const appConfigs = async (app, { dev = false, cacheDirectory }) => {
  const directory = join(ROOT, app)
  const options = { name: app, directory, dev, cacheDirectory }
  if (app === 'shell')
    return [
      browserConfig({ ...options, entry: './browser/main.ts' }),
      serverConfig({
        ...options,
        entry: './server/render/worker.tsx',
        filename: 'render-worker.cjs',
        standalone: true,
      }),
    ]
  const browser = browserConfig({ ...options, exposes: exposesOf(await describeApp(app)) })
  return [
    browser,
    ...(existsSync(join(directory, 'src/exposes/server.ts'))
      ? [serverConfig({ ...options, entry: './src/exposes/server.ts', filename: 'remote.cjs' })]
      : []),
    ...(embedsOf(directory).length > 0 && !dev ? [embedsConfig(options)] : []),
  ]
}
