import { parentPort, workerData } from 'node:worker_threads'
import type { PageRoute } from '@galo/navigation'
import { loadTransport, type Log } from '@galo/services'
import { freezeIntrinsics } from './freeze-intrinsics'
import { loadRemoteBuild } from './load-remote-build'
import type { FromWorker, ToWorker, WorkerSet } from './protocol'
import { renderPage } from './render-page'

const port = parentPort
if (port === null) throw new Error('The render worker runs in a worker thread')
const say = (message: FromWorker) => port.postMessage(message)
const log: Log = (level, message, details = {}) => say({ type: 'log', level, message, details })

const { build } = workerData as WorkerSet
await loadTransport()
freezeIntrinsics()

/** A build that does not load is no reason to have no page: the chrome is rendered, the browser does the rest. */
const load = (): readonly PageRoute[] => {
  if (build === null) return []
  try {
    return loadRemoteBuild(build)
  } catch (error) {
    log('error', 'A server build could not be loaded', { remote: build.remote, error: String(error) })
    return []
  }
}
const pages = load()
const remote = pages.length > 0 && build !== null ? build.remote : null

port.on('message', ({ id, job }: ToWorker) => {
  const failed = (error: unknown) => say({ type: 'failed', id, message: String(error) })
  renderPage(job, remote, pages, log, {
    head: (head) => say({ type: 'head', id, head }),
    html: (html) => say({ type: 'html', id, html }),
    end: (end) => say({ type: 'end', id, end }),
    failed,
  }).catch(failed)
})
say({ type: 'ready' })
