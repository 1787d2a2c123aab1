const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { dirname, join } = require('node:path')

const root = join(__dirname, '../../..')
const fromPlatform = createRequire(join(root, 'platform/package.json'))
const ACTUAL_PGLITE = fromPlatform.resolve('@electric-sql/pglite')
const { version } = JSON.parse(readFileSync(join(dirname(ACTUAL_PGLITE), '../package.json'), 'utf8'))

/** What `initdb` makes of nothing, as this release of the embedded PostgreSQL makes it: a tar archive of a data folder without tables. */
const EMPTY_CLUSTER = join(root, `node_modules/.galo/pglite-${version}.tar`)

/** Jest's global set-up: every database of a test begins as a copy of one empty cluster, made once per installation. */
const makeEmptyCluster = async () => {
  if (existsSync(EMPTY_CLUSTER)) return
  const { PGlite } = require(ACTUAL_PGLITE)
  const database = await PGlite.create()
  const archive = await database.dumpDataDir('none')
  await database.close()
  mkdirSync(dirname(EMPTY_CLUSTER), { recursive: true })
  const draft = `${EMPTY_CLUSTER}.${process.pid}`
  writeFileSync(draft, Buffer.from(await archive.arrayBuffer()))
  renameSync(draft, EMPTY_CLUSTER)
}

module.exports = makeEmptyCluster
module.exports.ACTUAL_PGLITE = ACTUAL_PGLITE
module.exports.EMPTY_CLUSTER = EMPTY_CLUSTER
