import { readTime } from '@galo/contracts/clock'
import type { Report } from './report'

/** The platform's time: what slots, hours and tokens are judged by. */
export interface PlatformClock {
  now(): number
  close(): void
}

const FOLLOW_EVERY_MS = 2_000

/** More than an answer may take on its way: the platform's time was set, it did not just pass. */
const JUMP_MS = 5_000

/**
 * Follows the platform's clock by its offset to this machine's; while the platform can't be asked, the last offset holds.
 * `onJump` is called when the platform's time was set to another.
 */
export const followPlatformClock = async (
  platformUrl: string,
  report: Report,
  onJump: () => void = () => {},
): Promise<PlatformClock> => {
  let offset = 0
  let lost = false
  const ask = async () => {
    try {
      const answer = await fetch(`${platformUrl}${readTime.path}`, { signal: AbortSignal.timeout(2_000) })
      const before = offset
      offset = Date.parse(readTime.answer.parse(await answer.json()).now) - Date.now()
      if (Math.abs(offset - before) > JUMP_MS) onJump()
      lost = false
    } catch (error) {
      if (!lost) report('warning', 'The platform does not tell the time', { error: String(error) })
      lost = true
    }
  }
  await ask()
  const timer = setInterval(() => void ask(), FOLLOW_EVERY_MS)
  timer.unref()
  return { now: () => Date.now() + offset, close: () => clearInterval(timer) }
}
