import { clockAnswerSchema, paths } from '@galo/contracts'
import type { Report } from './report'

/** The platform's time: what slots, hours and tokens are judged by. */
export interface PlatformClock {
  now(): number
  close(): void
}

const FOLLOW_EVERY_MS = 2_000

/** Follows the platform's clock by its offset to this machine's; while the platform can't be asked, the last offset holds. */
export const followPlatformClock = async (platformUrl: string, report: Report): Promise<PlatformClock> => {
  let offset = 0
  let lost = false
  const ask = async () => {
    try {
      const answer = await fetch(`${platformUrl}${paths.clock}`, { signal: AbortSignal.timeout(2_000) })
      offset = Date.parse(clockAnswerSchema.parse(await answer.json()).now) - Date.now()
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
