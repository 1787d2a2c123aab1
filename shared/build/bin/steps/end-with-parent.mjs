// Loaded into our servers: ends one when whoever started it is gone, however that went. Its input is a pipe that closes then.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume().unref()
}
