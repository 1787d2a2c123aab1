import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import type { Answer } from '../public-data/cached-answers'
import { digestOf } from '../public-data/digest-of'
import type { PlatformCall } from '../public-data/public-call'
import { outsideRequests } from '../telemetry/current-request'
import type { FromWorker, PageEnd, PageHead, RenderJob, ToWorker, WorkerSet } from './protocol'

/** What a page was drawn from: an answer of the platform's, told by its digest, or `null` where there was none. */
export interface Source {
  readonly digest: string | null
  /** Asks the same again. Rejects when there is no answer. */
  readonly again: () => Promise<Answer>
}

export interface RenderSink {
  readonly head: (head: PageHead) => void
  readonly html: (html: string) => void
  readonly source?: (source: Source) => void
}

export interface RendererOptions {
  /** The built worker. */
  readonly script: string
  readonly set: WorkerSet
  /**
   * To the first byte of a page, in milliseconds; a worker that has started and is silent for longer is stopped.
   * What a page waits for the platform doesn't count, nor that the worker is busy with the pages before it.
   */
  readonly firstByteMs: number
  /** To the last byte, however busily it writes, in milliseconds. */
  readonly totalMs: number
  /** Asks the platform for a page. Rejects when there is no answer. */
  readonly ask: (call: PlatformCall) => Promise<Answer>
  readonly report: (level: string, message: string, details: Readonly<Record<string, unknown>>) => void
}

/** What is known of a worker from outside. */
export interface WorkerLoad {
  /** What it said last that it holds. */
  readonly bytes: number
  /** Since when it has said nothing, in milliseconds, though there is something to do that waits for nobody else; 0 when it may be quiet. */
  readonly silentMs: number
  /** Since when nobody has asked anything of it, in milliseconds; 0 while it does something. */
  readonly idleMs: number
}

interface Job {
  readonly sink: RenderSink
  /** Does something as for the request that the page is drawn for first. */
  readonly within: <T>(what: () => T) => T
  readonly resolve: (end: PageEnd) => void
  readonly reject: (error: Error) => void
  /** `null` while an answer is owed to it, and from its first HTML on. */
  firstByte: NodeJS.Timeout | null
  readonly lastByte: NodeJS.Timeout
  /** Questions that wait for their answer. */
  owed: number
  /** Since when it has all it needs, but for its turn. */
  readySince: number
  hasBegun: boolean
}

/** So many times what a page may take to its first byte. */
const START_PATIENCE = 2

/** So many times what a page may take to its first byte, it waits for its turn. */
const TURN_PATIENCE = 4

const tookLonger = (ms: number): Error => new Error(`The page took longer than ${ms} ms`)

/** A set whose worker died this often within `FORGIVEN_AFTER_MS` is left alone for as long. */
const STRIKES = 3
const FORGIVEN_AFTER_MS = 30_000

/**
 * Renders pages of one release set in a worker thread, so that a remote that loops, hogs memory, exits or throws where nobody catches
 * costs its own page at most. It isolates faults; it is no security boundary.
 */
export class Renderer {
  readonly #options: RendererOptions
  readonly #jobs = new Map<number, Job>()
  #worker: Worker | null = null
  /** Runs while the worker starts. */
  #starting: NodeJS.Timeout | null = null
  #lastId = 0
  /** When the worker last said anything, whatever page it was about. */
  #heardAt = 0
  /** When it was asked for a page last. */
  #askedAt = Date.now()
  #bytes = 0
  #strikes: number[] = []
  #retired = false

  constructor(options: RendererOptions) {
    this.#options = options
    this.#start()
  }

  /** Resolves when the worker can draw, or can't be had. */
  async ready(): Promise<void> {
    while (this.#starting !== null) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  load(): WorkerLoad {
    const now = Date.now()
    const waiting = [...this.#jobs.values()].filter(({ owed }) => owed === 0)
    const since = Math.min(...waiting.map(({ readySince }) => readySince))
    return {
      bytes: this.#bytes,
      silentMs: this.#starting === null && waiting.length > 0 ? now - Math.max(this.#heardAt, since) : 0,
      idleMs: this.#jobs.size > 0 ? 0 : now - this.#askedAt,
    }
  }

  /** Takes another worker in place of this one, and with it what it holds. */
  startAnew(why: string): void {
    this.#options.report('error', 'A render worker was stopped', {
      why,
      remote: this.#options.set.build?.remote ?? null,
    })
    this.#stop()
  }

  /** Resolves when the page is whole. Rejects when it can't be had; what was written to the sink by then stays written. */
  render(job: RenderJob, sink: RenderSink): Promise<PageEnd> {
    return new Promise((resolve, reject) => {
      if (this.#worker === null) this.#start()
      if (this.#worker === null) return reject(new Error('This release set is set aside for a while'))
      const id = ++this.#lastId
      this.#askedAt = Date.now()
      this.#jobs.set(id, {
        sink,
        within: AsyncLocalStorage.snapshot(),
        resolve,
        reject,
        firstByte: this.#watch(id, this.#options.firstByteMs),
        lastByte: this.#deadline(id, this.#options.totalMs),
        owed: 0,
        readySince: Date.now(),
        hasBegun: false,
      })
      this.#post(this.#worker, { type: 'render', id, job })
    })
  }

  /** Finishes what is under way, then stops the worker. */
  async retire(): Promise<void> {
    this.#retired = true
    while (this.#jobs.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await this.#worker?.terminate()
  }

  /** Waits on while the worker gets on with other pages, and in the end gives up this page alone. */
  #watch(id: number, ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const job = this.#jobs.get(id)
      if (job === undefined) return
      const { firstByteMs } = this.#options
      const now = Date.now()
      const quietMs = now - Math.max(this.#heardAt, job.readySince)
      if (quietMs >= firstByteMs) this.#giveUp(id, firstByteMs)
      else if (now - job.readySince < TURN_PATIENCE * firstByteMs)
        job.firstByte = this.#watch(id, firstByteMs - quietMs)
      else this.#end(id, tookLonger(TURN_PATIENCE * firstByteMs))
    }, ms)
  }

  #deadline(id: number, ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      // Whoever owes it an answer kept it, not the worker, which goes on with the others.
      if (this.#jobs.get(id)?.owed === 0) this.#giveUp(id, ms)
      else this.#end(id, tookLonger(ms))
    }, ms)
  }

  #giveUp(id: number, ms: number): void {
    this.#end(id, tookLonger(ms))
    // A busy machine may take its time to start a worker: stopping it would only start another from the beginning.
    if (this.#starting === null) this.#stop()
  }

  #stop(): void {
    const worker = this.#worker
    if (worker === null) return
    // The next page goes to a new worker at once; nobody waits for a loop to notice that it was stopped.
    this.#gone(worker)
    void worker.terminate()
  }

  #started(): void {
    clearTimeout(this.#starting ?? undefined)
    this.#starting = null
  }

  #start(): void {
    const now = Date.now()
    this.#strikes = this.#strikes.filter((at) => now - at < FORGIVEN_AFTER_MS)
    if (this.#retired || this.#strikes.length >= STRIKES) return
    const worker = outsideRequests(() => this.#create())
    worker.on('message', (message: FromWorker) => {
      if (this.#worker === worker) this.#heardAt = Date.now()
      if (message.type === 'memory') this.#bytes = this.#worker === worker ? message.bytes : this.#bytes
      else if (message.type === 'ask') void this.#answer(worker, message)
      else if (message.type !== 'ready') this.#hear(message)
      else if (this.#worker === worker) this.#started()
    })
    worker.on('error', (error) => this.#options.report('error', 'A render worker failed', { error: String(error) }))
    worker.on('exit', () => this.#gone(worker))
    this.#worker = worker
    this.#bytes = 0
    this.#starting = setTimeout(() => this.#stop(), START_PATIENCE * this.#options.firstByteMs)
    this.#starting.unref()
  }

  #create(): Worker {
    return new Worker(this.#options.script, {
      workerData: this.#options.set,
      // No secret of this process reaches it.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    })
  }

  #gone(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#started()
    for (const id of [...this.#jobs.keys()]) this.#end(id, new Error('The render worker is gone'))
    this.#strikes.push(Date.now())
    this.#start()
  }

  #post(worker: Worker, message: ToWorker): void {
    worker.postMessage(message)
  }

  async #answer(worker: Worker, { id, question, call }: Extract<FromWorker, { type: 'ask' }>): Promise<void> {
    const job = this.#jobs.get(id)
    if (job !== undefined) {
      job.owed += 1
      clearTimeout(job.firstByte ?? undefined)
      job.firstByte = null
    }
    const again = () => this.#options.ask(call)
    const answer = await (job === undefined ? again() : job.within(again)).catch(() => null)
    job?.sink.source?.({ digest: answer && digestOf(answer), again })
    if (job !== undefined && this.#jobs.has(id)) {
      job.owed -= 1
      job.readySince = Date.now()
      if (job.owed === 0 && !job.hasBegun) job.firstByte = this.#watch(id, this.#options.firstByteMs)
    }
    if (this.#worker === worker) this.#post(worker, { type: 'answer', question, answer })
  }

  #hear(message: Exclude<FromWorker, { type: 'ready' | 'ask' | 'memory' }>): void {
    const job = message.id === null ? undefined : this.#jobs.get(message.id)
    if (message.type === 'log') {
      const { level, message: words, details } = message
      const say = () => this.#options.report(level, words, details)
      return job === undefined ? say() : job.within(say)
    }
    if (job === undefined) return
    if (message.type === 'head') return job.sink.head(message.head)
    if (message.type === 'failed') return this.#end(message.id, new Error(message.message))
    if (message.type === 'end') return this.#end(message.id, message.end)
    job.hasBegun = true
    clearTimeout(job.firstByte ?? undefined)
    job.sink.html(message.html)
  }

  #end(id: number, outcome: PageEnd | Error): void {
    const job = this.#jobs.get(id)
    if (job === undefined) return
    this.#jobs.delete(id)
    clearTimeout(job.firstByte ?? undefined)
    clearTimeout(job.lastByte)
    if (outcome instanceof Error) job.reject(outcome)
    else job.resolve(outcome)
  }
}
