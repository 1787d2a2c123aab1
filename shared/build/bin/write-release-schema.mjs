// Writes docs/release-document.schema.json from the schema that the site reads the release document by. A test says when it is not current.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { ROOT } from '../releases/apps.mjs'

const FILE = join(ROOT, 'docs/release-document.schema.json')
const source = join(ROOT, 'shared/releases/src/document/json-schema.ts')

const { documentJsonSchema } = await tsImport(pathToFileURL(source).href, import.meta.url)
writeFileSync(FILE, JSON.stringify(documentJsonSchema(), null, 2))
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level=warn', FILE],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
