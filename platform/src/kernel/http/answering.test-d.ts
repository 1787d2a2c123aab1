import { readTime } from '@galo/contracts/clock'
import type { getThrottles } from '@galo/contracts/capacity'
import type { Area } from './answering'
import type { ResolversOf } from './graph'

/** Compiled, never run: a planted difference between a call's contract and what the platform answers is found before anybody runs it. */
export const planted = ({ answer }: Area) => {
  answer(readTime, () => ({ now: '2026-11-22T12:00:00Z' }))
  // @ts-expect-error a field of another name
  answer(readTime, () => ({ time: '2026-11-22T12:00:00Z' }))
  // @ts-expect-error a field of another type
  answer(readTime, () => ({ now: 1_795_348_800_000 }))
  // @ts-expect-error this one is asked for without a body
  answer(readTime, ({ body }) => ({ now: body.now }))
}

type Throttles = Awaited<ReturnType<ResolversOf<readonly [typeof getThrottles]>['throttles']>>
export const empty: Throttles = []
// @ts-expect-error the contract names the restaurant each entry is of
export const nameless: Throttles = [{ current: { collection: null, delivery: null } }]
