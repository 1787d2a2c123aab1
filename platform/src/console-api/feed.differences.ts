import type { ConsoleEvent } from '@galo/console/calls'
import type { ConsoleSnapshot } from './feed.snapshot'

/** Two readings of the same clock are never quite the same. */
const JUMP_MS = 1000

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is to be told between two looks; the orders themselves are read and told by the feed. */
export const differencesOf = (before: ConsoleSnapshot, after: ConsoleSnapshot) => {
  const events: ConsoleEvent[] = []
  if (!isSame(after.faults, before.faults)) events.push({ name: 'faults', data: { faults: after.faults } })
  if (!isSame(after.flags, before.flags)) events.push({ name: 'flags', data: { flags: after.flags } })
  if (!isSame(after.restaurants, before.restaurants))
    events.push({ name: 'restaurants', data: { restaurants: after.restaurants } })
  if (after.scenario !== before.scenario) events.push({ name: 'scenario', data: { name: after.scenario } })
  for (const restaurantId of new Set([...before.stock.keys(), ...after.stock.keys()]))
    if (before.stock.get(restaurantId) !== after.stock.get(restaurantId))
      events.push({ name: 'stock', data: { restaurantId } })
  if (after.entries.length > 0) events.push({ name: 'logs', data: { entries: after.entries } })
  return { hasJumped: Math.abs(after.offsetMs - before.offsetMs) > JUMP_MS, events }
}
