// `pnpm bench:live`: builds what changed and keeps two thousand order pages open on one site process. See README.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('e2e/bench/src/live/bench-live.ts')
