import { CannotStart } from './kernel/cannot-start'
import { isConsoleBuilt, NOT_BUILT } from './console-api/page.routes'
import type { PlatformConfig } from './kernel/config'
import { createPlatform } from './server'

/** A wrong setting or a folder in use: the words are enough. Anything else is a defect, and keeps its stack. */
const leaveInWords = (error: unknown): never => {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exit(1)
}

/** A platform is what this process does: it says when it is ready, and ends when it is told to. */
export const runProcess = async (configure: () => PlatformConfig | Promise<PlatformConfig>): Promise<void> => {
  const start = async () => {
    const config = await configure()
    return { config, platform: await createPlatform(config) }
  }
  const starting = start().catch(leaveInWords)

  let isClosing = false
  /** Also when asked while still starting: the database must be closed properly whatever happens. */
  const closeAndLeave = async (): Promise<void> => {
    if (isClosing) return
    isClosing = true
    await (await starting).platform.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void closeAndLeave())
  process.on('SIGINT', () => void closeAndLeave())

  const { config, platform } = await starting
  console.log(`Platform ready on ${platform.url} (${platform.database}, ${platform.clock.now().toISOString()})`)
  if (config.isLocal && !isConsoleBuilt()) console.warn(NOT_BUILT)
}
