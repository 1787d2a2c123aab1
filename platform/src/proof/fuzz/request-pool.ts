import { calls } from '../reference/calls'
import { submit, type PlatformAtHand } from '../world/api'
import { ask, requestOf, tokenOf } from '../world/ask'
import { openWorld, type World } from '../world/world'
import type { ValidRequest } from './mutate'

/** Good requests of every call, each of them made for somebody, renewed one after the other while the fuzzer runs. */
export interface RequestPool {
  readonly requests: readonly ValidRequest[]
  /** Replaces the oldest one by a fresh one. */
  renew(): Promise<void>
  /** A whole order, made by somebody who does everything right, some of it twice at once. Answers the order's ids. */
  journey(): Promise<readonly string[]>
}

const EACH = 2

/** Asked once before anything is measured: what a call reads and keeps the first time is no growth. */
const askOnce = ({ call, example, token }: ValidRequest, url: string) => ask(url, requestOf(call, example, token))

/**
 * Once more when the line was dropped: a server may close a connection it thinks idle at the very moment a client uses it again, and a
 * browser asks again too. A platform that is gone drops the second as well.
 */
export const onceMore = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof TypeError && error.message === 'fetch failed')) throw error
    return act()
  }
}

const makeRequest = async (world: World, index: number): Promise<ValidRequest> => {
  const call = calls[index % calls.length]
  if (call === undefined) throw new Error('no calls')
  const example = await call.good(world)
  return { call, example, token: tokenOf(call, example, world) }
}

export const openRequestPool = async (platform: PlatformAtHand): Promise<RequestPool> => {
  const world = await openWorld(platform)
  const requests: ValidRequest[] = []
  for (let index = 0; index < calls.length * EACH; index++) {
    const valid = await makeRequest(world, index)
    requests.push(valid)
    await askOnce(valid, world.url)
  }

  let next = 0
  return {
    requests,
    renew: async () => {
      const at = next++ % requests.length
      requests[at] = await onceMore(() => makeRequest(world, at))
    },
    journey: async () => {
      const { api } = await world.guest()
      const { basket, payment } = await world.paid(api)
      const slot = await world.slot()
      const answers = await Promise.all([submit(api, basket, payment, slot), submit(api, basket, payment, slot)])
      return answers.map(({ status, body }) => String(body?.data?.id ?? `refused ${status} ${JSON.stringify(body)}`))
    },
  }
}
