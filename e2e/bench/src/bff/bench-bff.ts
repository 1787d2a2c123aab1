// `npm run bench:bff`: what the site's server answers for a second of a core, how fast, and what it holds after a hundred thousand answers.
import { runServerBench } from '../server-bench'
import { measureBff } from './measure-bff'
import { parseOptions } from './options'
import { cookiesOfSomebodySignedIn } from './signed-in'

await runServerBench(() => {
  const options = parseOptions(process.argv.slice(2))
  return { ...options, measure: async ({ url }) => measureBff(url, await cookiesOfSomebodySignedIn(url), options) }
})
