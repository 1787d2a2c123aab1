import { parentPort, workerData } from 'node:worker_threads'
import type { PageRoute } from '@galo/navigation'
import '@galo/words/pseudo'
import * as apologies from '../../browser/states/apologies'
import { holdApologies } from '../../browser/states/late-apologies'
import { createWorkerTransport } from './worker-transport'
import { freezeIntrinsics } from './freeze-intrinsics'
import { loadRemoteBuild } from './load-remote-build'
import { logTo } from './log-to'
import type { FromWorker, ToWorker, WorkerSet } from './protocol'
import { renderPage } from './render-page'
import { tellMemory } from './tell-memory'

const port = parentPort
if (port === null) throw new Error('The render worker runs in a worker thread')
const send = (message: FromWorker) => port.postMessage(message)

const { build } = workerData as WorkerSet
freezeIntrinsics()
holdApologies(apologies)

/** A build that does not load is no reason to have no page: the chrome is rendered, the browser does the rest. */
const load = (): readonly PageRoute[] => {
  if (build === null) return []
  try {
    return loadRemoteBuild(build)
  } catch (error) {
    logTo(send, null)('error', 'A server build could not be loaded', { remote: build.remote, error })
    return []
  }
}
const pages = load()
const remote = pages.length > 0 && build !== null ? build.remote : null

const transport = createWorkerTransport((id, question, call) => send({ type: 'ask', id, question, call }))

port.on('message', (message: ToWorker) => {
  if (message.type === 'answer') return transport.receive(message.question, message.answer)
  const { id, job } = message
  const failed = (error: unknown) => send({ type: 'failed', id, message: String(error) })
  renderPage(job, remote, pages, logTo(send, id), (limit) => transport.transportFor(id, limit), {
    head: (head) => send({ type: 'head', id, head }),
    html: (html) => send({ type: 'html', id, html }),
    end: (end) => send({ type: 'end', id, end }),
    failed,
  }).catch(failed)
})
send({ type: 'ready' })
tellMemory((bytes) => send({ type: 'memory', bytes }))
