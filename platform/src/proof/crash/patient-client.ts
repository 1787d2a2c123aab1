import type { Random } from '../../../data/seeded-random'
import { createApi, type Answer, type Api } from '../world/api'

const PAUSE_MS = 150
const MOST_TRIES = 1_500

/**
 * A client as the site's is when platforms come and go: asks again, the very same thing, until somebody answers. An answer that was lost on
 * its way is no answer. `onAnswer` hears of each
 * call, whether its answer came or was lost.
 */
export const createPatientApi = (
  urls: readonly string[],
  token: string | null,
  onAnswer: (isLost: boolean) => void,
  random: Random,
) => {
  let turn = Math.floor(random() * urls.length)
  const until = async (call: (api: Api) => Promise<Answer>): Promise<Answer> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await call(createApi(urls[turn++ % urls.length] ?? '', token)).catch(() => null)
      const isLost = answer === null || answer.status >= 500
      onAnswer(isLost)
      if (!isLost) return answer
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error('nobody answered any more')
  }
  return { until }
}

export type PatientApi = ReturnType<typeof createPatientApi>
