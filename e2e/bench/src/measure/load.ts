import { Agent, request } from 'node:http'
import { centile } from '../report/centile'
import { coreSecondsOf } from './process'

/** One call, as often as is wanted. */
export interface Call {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** What every answer must be. */
  readonly status: number
}

export interface LoadFigures {
  /** Answers for each second of processor time that the server used: a core's worth, whatever else the machine did. */
  readonly perCoreSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** So many people share an address of the network, as many addresses as that take turns. */
const ADDRESSES = 1_000

const addressOf = (turn: number): string => `10.0.${Math.floor((turn % ADDRESSES) / 250)}.${1 + (turn % 250)}`

interface Times {
  readonly firstByteMs: number
  readonly wholeMs: number
}

/** Makes a call as the visitor of that turn, through a proxy that says whose it is. Rejects when the answer is another than it must be. */
export const callOnce = (agent: Agent, { url, method, headers, body, status }: Call, turn: number): Promise<Times> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const since = () => performance.now() - began
    const sent = request(
      url,
      { agent, method, headers: { ...headers, 'x-forwarded-for': addressOf(turn) } },
      (answer) => {
        const firstByteMs = since()
        if (answer.statusCode !== status) reject(new Error(`${method} ${url} answered ${answer.statusCode}`))
        answer.resume()
        answer.once('end', () => resolve({ firstByteMs, wholeMs: since() }))
        answer.once('error', reject)
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })

/** Makes a call `times` times, `atOnce` of them under way at any moment, and counts what the process that answers used for it. */
export const load = async (
  call: Call,
  { times, atOnce, pid }: { readonly times: number; readonly atOnce: number; readonly pid: string },
): Promise<LoadFigures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const took: number[] = []
  let turn = 0
  const visitor = async () => {
    while (turn < times) took.push((await callOnce(agent, call, turn++)).wholeMs)
  }
  const before = coreSecondsOf(pid)
  try {
    await Promise.all(Array.from({ length: atOnce }, visitor))
  } finally {
    agent.destroy()
  }
  const used = Math.max(coreSecondsOf(pid) - before, 0.01)
  return { perCoreSecond: times / used, p50Ms: centile(took, 0.5), p99Ms: centile(took, 0.99) }
}
