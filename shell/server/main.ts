import { startBff } from './bff'
import { parseConfig, type BffConfig } from './config'
import { reportToStderr } from './report'

/** Wrong settings are said in words: a stack would hide them. */
const readConfig = (): BffConfig => {
  try {
    return parseConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const config = readConfig()
const bff = await startBff(config, reportToStderr)
console.log(`galo: ${config.market} ${bff.url}, process ${process.pid}`)

const stop = () => void bff.close().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
