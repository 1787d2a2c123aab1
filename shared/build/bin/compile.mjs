// Builds one app for browser and server and puts it into the release folder: `node compile.mjs mfe-menu`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { GALO_FOLDER, ROOT } from '../releases/apps.mjs'
import { describeRelease } from '../releases/describe-release.mjs'
import { inputHash } from '../releases/input-hash.mjs'
import { publishRelease, stampInputs } from '../releases/release-store.mjs'
import { appConfigs } from '../webpack/app.mjs'

const app = process.argv[2]
const directory = join(ROOT, app)
const inputs = inputHash(app)

const compiler = webpack(await appConfigs(app, { cacheDirectory: join(GALO_FOLDER, 'webpack') }))
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : resolve(result))),
)
await new Promise((resolve) => compiler.close(resolve))

if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'))
if (stats.hasErrors()) process.exit(1)

const browser = stats.stats.find(({ compilation }) => compilation.name.endsWith(':browser'))
const entrypoint = [...(browser.compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((file) =>
  file.endsWith('.js'),
)
const federation =
  app === 'shell' ? undefined : (await import(pathToFileURL(join(directory, 'module-federation.config.mjs')))).default
const release = describeRelease({ app, directory, entrypoint, federation })
publishRelease(app, directory, release)
stampInputs(app, inputs, release.extras.folder)
console.log(`${app} ${release.metadata.version}`)
