import type { WorkerLoad } from './renderer'

const MIB = 1024 * 1024

/** What one worker may hold: its heap is limited by itself, buffers are not. */
const WORKER_BYTES = 256 * MIB
/** So long a worker that has something to do may say nothing while the whole process holds too much, in milliseconds. */
const SILENT_MS = 300
/** Who has been asked nothing for so long is given up to make room, in milliseconds. */
const IDLE_MS = 60_000

export interface Watched extends WorkerLoad {
  /** Takes another worker in its place. */
  readonly startAnew: (why: string) => void
  /** Does without it. */
  readonly giveUp: () => void
}

/**
 * Who has to go, if anybody. What a worker says of itself is believed; one that allocates without a pause can't say anything, so when the whole process
 * holds too much it is the one that is silent though it has something to do. Otherwise room is made by those nobody asks.
 */
export const judgeMemory = (
  workers: readonly Watched[],
  processBytes: number,
  limitBytes: number,
): (() => void) | null => {
  const largest = workers.toSorted((one, other) => other.bytes - one.bytes)[0]
  if (largest !== undefined && largest.bytes > WORKER_BYTES)
    return () => largest.startAnew(`It held ${Math.round(largest.bytes / MIB)} MiB`)
  if (processBytes <= limitBytes) return null
  const silent = workers.toSorted((one, other) => other.silentMs - one.silentMs)[0]
  if (silent !== undefined && silent.silentMs >= SILENT_MS)
    return () =>
      silent.startAnew(
        `It was silent for ${silent.silentMs} ms while the process held ${Math.round(processBytes / MIB)} MiB`,
      )
  const idle = workers.toSorted((one, other) => other.idleMs - one.idleMs)[0]
  return idle !== undefined && idle.idleMs >= IDLE_MS ? idle.giveUp : null
}

/** So often it is looked, in milliseconds: a thread fills some 150 MiB in that time. */
const LOOK_EVERY_MS = 100
/** So long what was taken from a worker may need to come back, in milliseconds. */
const SETTLE_MS = 1_000

/** Sees to it that this process, with its workers, stays within `limitBytes`, until it is told to stop. */
export const watchMemory = (workers: () => readonly Watched[], limitBytes: number): (() => void) => {
  let settledAt = 0
  const timer = setInterval(() => {
    if (Date.now() < settledAt) return
    const act = judgeMemory(workers(), process.memoryUsage.rss(), limitBytes)
    if (act === null) return
    settledAt = Date.now() + SETTLE_MS
    act()
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
