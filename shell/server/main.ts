import { startBff } from './bff'
import { parseConfig } from './config'
import { reportToStderr } from './report'

const bff = await startBff(parseConfig(process.env), reportToStderr)
console.log(`galo: UK ${bff.urls.UK} · IE ${bff.urls.IE}`)

const stop = () => void bff.close().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
