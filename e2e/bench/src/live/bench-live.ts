// `npm run bench:live`: what thousands of open order pages cost one process of the site, and how soon they hear what the kitchen says.
import { runServerBench } from '../server-bench'
import { measureLive } from './measure-live'
import { parseOptions } from './options'

await runServerBench(() => {
  const options = parseOptions(process.argv.slice(2))
  return { ...options, measure: ({ url, platform }) => measureLive(url, platform, options) }
})
