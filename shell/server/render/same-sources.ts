import { digestOf } from '../public-data/digest-of'
import type { Source } from './renderer'

/** Whether a page can be vouched for: it was drawn from answers that can be asked for again, and every one came. */
export const canBeAskedAgain = (sources: readonly Source[]): boolean =>
  sources.length > 0 && sources.every(({ digest }) => digest !== null)

/** Asks again for everything a page was drawn from, all at once, and says whether the answers are still the same. */
export const areStillSame = async (sources: readonly Source[]): Promise<boolean> => {
  const asked = sources.map(async ({ digest, again }) => digest === digestOf(await again()))
  return (await Promise.all(asked.map((one) => one.catch(() => false)))).every(Boolean)
}
