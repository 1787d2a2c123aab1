import { Agent } from 'node:http'
import { callOnce, load, type Call } from '../measure/load'
import { memoryOf, processAt } from '../measure/process'
import type { Figure } from '../report/figure'
import { median } from '../report/median'
import { logCall, pageCall, sessionCall } from './calls'
import type { BffBenchOptions } from './options'
import { BFF } from './subjects'

/** So often a page is asked for, one after the other, to tell its first byte with a session from that without. */
const LOOKS = 300
/** Before anything counts: what is compiled late is compiled, and drawings are there. */
const WARM_UP = 200
/** Long enough for what is over to be let go, in milliseconds. */
const REST_MS = 5_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The median of the first bytes of two calls made in turns, one at a time, and of a third beside them. */
const firstBytes = async (calls: readonly Call[], looks: number): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const took = calls.map((): number[] => [])
  for (let look = 0; look < looks; look++)
    for (const [index, call] of calls.entries())
      took[index]?.push((await callOnce(agent, call, look * calls.length + index)).firstByteMs)
  agent.destroy()
  return took.map(median)
}

/** Everything that is measured of the server of one market's site. `cookie` is that of somebody who is signed in. */
export const measureBff = async (
  site: string,
  cookie: string,
  { requests, atOnce }: Pick<BffBenchOptions, 'requests' | 'atOnce'>,
): Promise<readonly Figure[]> => {
  const pid = processAt(site)
  const calls: readonly (readonly [subject: string, call: Call])[] = [
    [BFF.menu, pageCall(site)],
    [BFF.nobody, sessionCall(site)],
    [BFF.signedIn, sessionCall(site, cookie)],
    [BFF.log, logCall(site)],
  ]
  for (const [, call] of calls) await load(call, { times: Math.min(WARM_UP, requests), atOnce, pid })
  const startedWith = memoryOf(pid)

  const figures: Figure[] = []
  const add = (subject: string, figure: string, unit: Figure['unit'], ours: number, runs: number) =>
    figures.push({ subject, figure, unit, runs, ours })
  const times = Math.ceil(requests / calls.length)
  for (const [subject, call] of calls) {
    console.log(`bench: ${subject}, ${times} times`)
    const { perCoreSecond, p50Ms, p99Ms } = await load(call, { times, atOnce, pid })
    add(subject, 'answers per core', 'per core second', perCoreSecond, times)
    add(subject, 'p50', 'fine ms', p50Ms, times)
    add(subject, 'p99', 'fine ms', p99Ms, times)
  }
  await pause(REST_MS)
  add(BFF.memory, 'memory, warmed up', 'bytes', startedWith, calls.length * WARM_UP)
  add(BFF.memory, `memory, after ${times * calls.length} answers`, 'bytes', memoryOf(pid), times * calls.length)

  console.log(`bench: first bytes, ${LOOKS} times each`)
  const looks = Math.min(LOOKS, times)
  const [without = 0, signedIn = 0, session = 0] = await firstBytes(
    [pageCall(site), pageCall(site, cookie), sessionCall(site, cookie)],
    looks,
  )
  add(BFF.firstByte, 'nobody signed in', 'fine ms', without, looks)
  add(BFF.firstByte, 'signed in', 'fine ms', signedIn, looks)
  add(BFF.firstByte, 'what a session adds to it', 'share', (signedIn - without) / signedIn, looks)
  add(BFF.firstByte, 'what asking for the session first would add', 'share', session / (session + without), looks)
  return figures
}
