// `pnpm bench`: builds what changed and measures it beside a plain page. See README.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('e2e/bench/src/bench.ts')
