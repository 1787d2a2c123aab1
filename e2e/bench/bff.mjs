// `pnpm bench:bff`: builds what changed and counts what the site's server answers for a second of a core. See README.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('e2e/bench/src/bff/bench-bff.ts')
