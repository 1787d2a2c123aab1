import type { RunningPlatform } from '../src/server'
import { openWorld } from '../src/proof/world/world'

const AT_ONCE = 8

/** Whole orders a minute: guest, basket, dish, build, payment, card, submit, by eight customers at a time. */
export const ordersPerMinute = async (platform: RunningPlatform, seconds: number): Promise<number> => {
  const world = await openWorld(platform)
  const began = Date.now()
  let made = 0
  const customer = async (): Promise<void> => {
    while (Date.now() - began < seconds * 1000) {
      const { api } = await world.guest()
      await world.orderId(api)
      made++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, customer))
  return (made * 60_000) / (Date.now() - began)
}
