// Serves one app from source with hot reload: `node serve-app.mjs mfe-menu 5002`.
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { GALO_FOLDER } from '../releases/apps.mjs'
import { appConfigs } from '../webpack/app.mjs'

const [app = '', port = ''] = process.argv.slice(2)
const [browser] = await appConfigs(app, { dev: true, cacheDirectory: join(GALO_FOLDER, 'webpack') })
if (browser === undefined) throw new Error(`${app} has no browser build`)
const compiler = webpack(browser)
compiler.hooks.done.tap('Say', (stats) => {
  if (stats.hasErrors()) console.error(stats.toString('errors-only'))
  else console.log(`[${app}] compiled in ${stats.endTime - stats.startTime} ms`)
  process.send?.('compiled')
})
const server = new WebpackDevServer(
  {
    port: Number(port),
    host: 'localhost',
    hot: true,
    liveReload: false,
    // The page comes from the BFF; its own origin would be the wrong place to listen.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    headers: { 'cache-control': 'no-store' },
    static: false,
    setupExitSignals: true,
  },
  compiler,
)
await server.start()
