// `npm run bench:releases`: what resolving, trying and publishing releases costs, and what a returning visitor fetches again.
import { RELEASES as FOLDER } from '../fixtures/second-bff'
import { runServerBench } from '../bench/src/server-bench'
import { parseOptions } from './options'
import { measurePublishing } from './publishing'
import { measureRendering } from './rendering'
import { measureResolving } from './resolving'
import { measureReturning } from './returning'

await runServerBench(() => {
  const options = parseOptions(process.argv.slice(2))
  return {
    ...options,
    measure: async ({ platform }) => [
      ...measureResolving(FOLDER),
      ...(await measureRendering(platform, options.visitors)),
      ...(await measurePublishing()),
      ...measureReturning(),
    ],
  }
})
