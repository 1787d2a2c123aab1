// `pnpm bench:releases`: builds what changed and measures what releasing costs visitors and squads. See README.md.
import { runBuilt } from './run-built.mjs'

await runBuilt('e2e/releasing/bench-releases.ts')
