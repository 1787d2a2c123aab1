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
let sayNotLoaded = (_id: number | null) => {}
const load = (): readonly PageRoute[] => {
  if (build === null) return []
  try {
    return loadRemoteBuild(build)
  } catch (error) {
    sayNotLoaded = (id) =>
      logTo(send, id)('error', 'A server build could not be loaded', { remote: build.remote, error })
    sayNotLoaded(null)
    return []
  }
}
// Stacks name lines as they were written.
if (process.env.NODE_ENV === 'development') process.setSourceMapsEnabled(true)
const pages = load()
const remote = pages.length > 0 && build !== null ? build.remote : null

const transport = createWorkerTransport((id, question, call) => send({ type: 'ask', id, question, call }))

port.on('message', (message: ToWorker) => {
  if (message.type === 'answer') return transport.receive(message.question, message.answer)
  const { id, job } = message
  // Whoever looks at the page from source that they just saved is to see why it is none.
  if (process.env.NODE_ENV === 'development') sayNotLoaded(id)
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
