import { parentPort, workerData } from 'node:worker_threads'
import '@galo/words/pseudo'
import * as apologies from '../../browser/states/apologies'
import { holdApologies } from '../../browser/states/late-apologies'
import { createWorkerTransport } from './worker-transport'
import { freezeIntrinsics } from './freeze-intrinsics'
import { keepLoading } from './keep-loading'
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

const sayNotLoaded = (id: number | null, error: unknown) =>
  logTo(send, id)('error', 'A server build could not be loaded', { remote: build?.remote, error })
const { pages, failure } = keepLoading(build, (error) => sayNotLoaded(null, error))
// Stacks name lines as they were written.
if (process.env.NODE_ENV === 'development') process.setSourceMapsEnabled(true)

const transport = createWorkerTransport((id, question, call) => send({ type: 'ask', id, question, call }))

port.on('message', (message: ToWorker) => {
  if (message.type === 'answer') return transport.receive(message.question, message.answer)
  const { id, job } = message
  // Whoever looks at the page from source that they just saved is to see why it is none.
  if (process.env.NODE_ENV === 'development' && failure() !== null) sayNotLoaded(id, failure())
  const routes = pages()
  const remote = routes.length > 0 && build !== null ? build.remote : null
  const failed = (error: unknown) => send({ type: 'failed', id, message: String(error) })
  renderPage(job, remote, routes, logTo(send, id), (limit) => transport.transportFor(id, limit), {
    head: (head) => send({ type: 'head', id, head }),
    html: (html) => send({ type: 'html', id, html }),
    end: (end) => send({ type: 'end', id, end }),
    failed,
  }).catch(failed)
})
send({ type: 'ready' })
tellMemory((bytes) => send({ type: 'memory', bytes }))
