import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const integrityOfFiles = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
      .map((file) => [file, sha384(readFileSync(join(folder, file)))]),
  )

/**
 * What the release document says of one build: its version (a hash of its files and of what it says of itself), its files with their integrity,
 * and which of them each exposed module needs, in the order they are wanted.
 */
export const describeRelease = ({ app, directory, entrypoint, described }) => {
  const browser = join(directory, 'dist/browser')
  const manifest = JSON.parse(readFileSync(join(browser, 'mf-manifest.json'), 'utf8'))
  const files = integrityOfFiles(browser)
  const serverFile = app === 'shell' ? 'render-worker.cjs' : 'remote.cjs'
  const serverPath = join(directory, 'dist/server', serverFile)
  const server = existsSync(serverPath) ? { file: serverFile, integrity: sha384(readFileSync(serverPath)) } : undefined
  const version = `0.1.0-${createHash('sha256')
    .update(JSON.stringify([files, server, described]))
    .digest('hex')
    .slice(0, 12)}`
  const exposes = Object.fromEntries(
    (manifest.exposes ?? []).map(({ path, name, assets }) => [path ?? `./${name}`, assets.js.sync]),
  )
  const url = `/order/assets/${app}/${version}`
  const entry = app === 'shell' ? entrypoint.at(-1) : manifest.metaData.remoteEntry.name
  return {
    url: `${url}/${entry}`,
    metadata: { integrity: files[entry], version },
    deployment: { traffic: 100, default: true },
    extras: {
      role: app === 'shell' ? 'shell' : 'remote',
      folder: `${app}/${version}`,
      entry: app === 'shell' ? entrypoint : [entry],
      files,
      exposes,
      ...described,
      ...(server === undefined ? {} : { server }),
    },
  }
}
