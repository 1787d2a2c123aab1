// Builds a remote as it would be released, again at each change, and tells whoever started it what came of it: `node watch-remote.mjs mfe-menu`.
import { join } from 'node:path'
import webpack from 'webpack'
import { GALO_FOLDER } from '../releases/apps.mjs'
import { describeApp, exposesOf } from '../releases/describe-app.mjs'
import { describeRelease } from '../releases/describe-release.mjs'
import { appConfigs } from '../webpack/app.mjs'

const [app = ''] = process.argv.slice(2)
/** Apart from what `npm run build` made, which a site of this machine may be serving. */
const directory = join(GALO_FOLDER, 'on-site', app)
const browserFolder = join(directory, 'dist/browser')

const [browser] = await appConfigs(app, { cacheDirectory: join(GALO_FOLDER, 'webpack') })
if (browser === undefined) throw new Error(`${app} has no browser build`)
const exposed = JSON.stringify(exposesOf(await describeApp(app)))
const compiler = webpack({ ...browser, output: { ...browser.output, path: browserFolder } })

/** @param {webpack.StatsError} error */
const errorOf = ({ moduleName, loc, message }) => ({
  place: `${(moduleName ?? app).replace(/^\.\//, `${app}/`).replace(/^\.\.\//, '')}${loc ? `:${loc}` : ''}`,
  // Colours are a terminal's.
  message: message.replace(/\u001B\[[\d;]*m/g, ''),
})

/** @param {webpack.Stats} stats */
const outcomeOf = async (stats) => {
  const { errors = [] } = stats.toJson({ all: false, errors: true })
  if (errors.length > 0) return { kind: 'failed', errors: errors.map(errorOf) }
  const described = await describeApp(app)
  if (JSON.stringify(exposesOf(described)) !== exposed)
    return {
      kind: 'failed',
      errors: [
        { place: `${app}/remote.ts`, message: 'It describes other pages or fragments than at the start: begin anew.' },
      ],
    }
  const release = describeRelease({ app, directory, entrypoint: [], described })
  const version = release.metadata.version.replace(/^.*-/, 'local-')
  return {
    kind: 'built',
    ms: stats.endTime - stats.startTime,
    folder: browserFolder,
    release: {
      ...release,
      url: release.url.replace(release.metadata.version, version),
      metadata: { ...release.metadata, version },
    },
  }
}

/** @param {unknown} error */
const thrown = (error) => ({
  kind: 'failed',
  errors: [{ place: app, message: error instanceof Error ? error.message : String(error) }],
})

compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (stats === undefined) return void process.send?.(thrown(error))
  void outcomeOf(stats)
    .catch(thrown)
    .then((outcome) => process.send?.(outcome))
})
process.once('disconnect', () => process.exit())
