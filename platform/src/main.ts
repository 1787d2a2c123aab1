import { readConfig } from './config'
import { createPlatform } from './server'

const platform = await createPlatform(readConfig(process.env))
console.log(`Platform ready on ${platform.url} (${platform.database}, ${platform.clock.now().toISOString()})`)

let isClosing = false
const closeAndLeave = async (): Promise<void> => {
  if (isClosing) return
  isClosing = true
  await platform.close()
  process.exit(0)
}
process.on('SIGTERM', () => void closeAndLeave())
process.on('SIGINT', () => void closeAndLeave())
