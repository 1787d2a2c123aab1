// Serves one app from source with hot reload, and builds it for the server beside that: `node serve-app.mjs mfe-menu 5002`.
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { GALO_FOLDER } from '../releases/apps.mjs'
import { appConfigs } from '../webpack/app.mjs'
import { followServerBuild } from './steps/server-build.mjs'

/** Where the site's server asks for what it draws pages by (`shell/server/dev`). */
const SERVER_BUILD = '/server-build'

const [app = '', port = ''] = process.argv.slice(2)
const [browser, server] = await appConfigs(app, { dev: true, cacheDirectory: join(GALO_FOLDER, 'webpack') })
if (browser === undefined) throw new Error(`${app} has no browser build`)
const compiler = webpack(browser)
compiler.hooks.done.tap('Say', (stats) => {
  if (stats.hasErrors()) console.error(stats.toString('errors-only'))
  else console.log(`[${app}] compiled in ${stats.endTime - stats.startTime} ms`)
  process.send?.('compiled')
})
const forServer = server && followServerBuild(server, join(GALO_FOLDER, 'dev', app))
const devServer = new WebpackDevServer(
  {
    port: Number(port),
    host: 'localhost',
    hot: true,
    liveReload: false,
    client: {
      // The page comes from the BFF; its own origin would be the wrong place to listen.
      webSocketURL: `ws://localhost:${port}/ws`,
      // Of what runs the shell's script tells, once and for all apps (`../refresh/error-overlay.js`).
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    headers: { 'cache-control': 'no-store' },
    static: false,
    setupExitSignals: true,
    setupMiddlewares: (middlewares, running) => [
      {
        name: 'server-build',
        path: SERVER_BUILD,
        // Both builds of the same sources: a page is not drawn by the one while the browser is still given the other.
        /** @param {unknown} _request @param {import('node:http').ServerResponse} response */
        middleware: (_request, response) =>
          running.middleware?.waitUntilValid(async () => {
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify((await forServer?.current()) ?? null))
          }),
      },
      ...middlewares,
    ],
  },
  compiler,
)
await devServer.start()
