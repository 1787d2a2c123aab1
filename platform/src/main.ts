import { readConfig } from './config'
import { createPlatform } from './server'

const starting = createPlatform(readConfig(process.env))

let isClosing = false
/** Also when asked while still starting: the database must be closed properly whatever happens. */
const closeAndLeave = async (): Promise<void> => {
  if (isClosing) return
  isClosing = true
  await (await starting).close()
  process.exit(0)
}
process.on('SIGTERM', () => void closeAndLeave())
process.on('SIGINT', () => void closeAndLeave())

const platform = await starting
console.log(`Platform ready on ${platform.url} (${platform.database}, ${platform.clock.now().toISOString()})`)
