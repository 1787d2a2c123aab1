import type { Db } from '../db/database'
import { readOffset, writeOffset } from './clock.store'

/**
 * The only source of time. It ticks like a real clock, at a distance from it that the environment (GALO_NOW) or the console sets.
 * The distance is kept in the database, so that several processes tell the same time; `sync` learns what another one set.
 */
export interface PlatformClock {
  now(): Date
  /** Jumps to an instant and keeps ticking from there. */
  set(instant: Date): Promise<void>
  /** Back to real time. */
  reset(): Promise<void>
  sync(): Promise<void>
}

export const openClock = async (db: Db, startsAt: string | null): Promise<PlatformClock> => {
  let offsetMs = 0
  const keep = async (next: number, setBy: 'environment' | 'console'): Promise<void> => {
    await writeOffset(db, next, setBy)
    offsetMs = next
  }
  const sync = async (): Promise<void> => {
    offsetMs = (await readOffset(db))?.offsetMs ?? 0
  }

  if (startsAt !== null) await keep(Date.parse(startsAt) - Date.now(), 'environment')
  // An offset from the environment of an earlier process ended with that process.
  else if ((await readOffset(db))?.setBy === 'environment') await keep(0, 'console')
  await sync()

  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (instant) => keep(instant.getTime() - Date.now(), 'console'),
    reset: () => keep(0, 'console'),
    sync,
  }
}
