// Builds one app for browser and server into its `dist`, and tells whoever started it what was made: `node compile.mjs mfe-menu`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { GALO_FOLDER, ROOT } from '../releases/apps.mjs'
import { describeApp } from '../releases/describe-app.mjs'
import { describeRelease } from '../releases/describe-release.mjs'
import { sharedNames } from '../webpack/shared-names-plugin.mjs'
import { appConfigs } from '../webpack/app.mjs'

const app = process.argv[2] ?? ''
const directory = join(ROOT, app)

const compiler = webpack(await appConfigs(app, { cacheDirectory: join(GALO_FOLDER, 'webpack') }))
/** @type {import('webpack').MultiStats} */
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (result === undefined ? reject(error) : resolve(result))),
)
await new Promise((resolve) => compiler.close(resolve))

if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'))
if (stats.hasErrors()) process.exit(1)

const browser = stats.stats.find(({ compilation }) => compilation.name?.endsWith(':browser'))
const entrypoint = [...(browser?.compilation.entrypoints.get('main')?.getFiles() ?? [])].filter((file) =>
  file.endsWith('.js'),
)
const described = { ...(await describeApp(app)), ...sharedNames(stats.stats.map(({ compilation }) => compilation)) }
const release = describeRelease({ app, directory, entrypoint, described })
writeFileSync(join(directory, 'dist/release.json'), `${JSON.stringify(release, null, 2)}\n`)
process.send?.(release)
console.log(`${app} ${release.metadata.version}`)
