import { readConfig } from './kernel/config'
import { runProcess } from './run-process'

await runProcess(() => readConfig(process.env))
