import { readConfig } from './config'
import { createPlatform } from './server'

const config = readConfig(process.env)
const starting = createPlatform(config)

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
if (!config.isLocal)
  console.warn('No card provider: nothing can be paid here, every payment is answered with 503 PAYMENT_NOT_AVAILABLE')
