// `pnpm bench:platform`: basket changes and whole orders a second, on a PostgreSQL of its own and on PGlite. See README.md.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const node = process.execPath
const bench = [node, '--import', 'tsx', 'platform/bench/bench.ts', ...process.argv.slice(2)]
const child = spawn(node, ['platform/bin/with-postgres.mjs', ...bench], { cwd: ROOT, stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
