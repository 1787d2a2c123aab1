#!/usr/bin/env node
// Writes docs/api from the platform's descriptions of its calls, with examples from a run of its own. `--check` only says whether it is current.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGES = join(ROOT, 'docs/api')
const isCheck = process.argv.includes('--check')

/** @param {readonly string[]} args */
const run = (args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
/** @param {string} folder */
const pagesIn = (folder) => {
  try {
    return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  } catch {
    return new Map()
  }
}

// Inside the project, so that prettier finds its settings.
const fresh = mkdtempSync(join(ROOT, 'docs/.api-'))
try {
  run(['--import', 'tsx', join(ROOT, 'platform/src/proof/reference/write-reference.ts'), fresh])
  run([join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level=warn', fresh])
  const [now, then] = [pagesIn(fresh), pagesIn(PAGES)]
  const stale = [...new Set([...now.keys(), ...then.keys()])].filter((file) => now.get(file) !== then.get(file))
  if (isCheck && stale.length > 0) {
    console.error(`docs/api is not current: ${stale.join(', ')}. Run node platform/bin/write-reference.mjs`)
    process.exitCode = 1
  } else if (!isCheck) {
    rmSync(PAGES, { recursive: true, force: true })
    cpSync(fresh, PAGES, { recursive: true })
  }
  console.log(`${now.size} pages of the API reference, ${stale.length} ${isCheck ? 'not current' : 'written anew'}`)
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
