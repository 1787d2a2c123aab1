import { heapOverTrips, roundTrip, type TeamPage } from './measure/round-trips'
import { type Run, sidesOf } from './run'
import { TEAMS } from './teams'

const pagesOf = ({ stage }: Run): readonly TeamPage[] => [
  { team: 'search', path: stage.paths.search },
  { team: 'menu', path: stage.paths.menu },
  { team: 'checkout', path: '/order/checkout' },
  { team: 'tracking', path: '/order/myorders' },
  { team: 'account', path: '/card/about' },
]

/** Each pair of teams, there and back; in the last run fifty times as well, for what is left behind. */
export const runTeams = async (current: Run, runs: number): Promise<void> => {
  const { stage, samples, attempts, run } = current
  const pages = pagesOf(current)
  const pairs = pages.flatMap((from, index) => pages.slice(index + 1).map((to) => ({ from, to })))
  for (const { from, to } of run === 0 ? pairs.slice(0, 4) : pairs)
    for (const [side, origin] of sidesOf(current).filter(([name]) => name !== 'floor')) {
      const figure = `${from.team}, ${to.team}`
      const go = () => roundTrip(stage.browser, origin, from, to)
      const trip = await attempts.attempt(`${figure}, ${side}`, go)
      if (trip === undefined || run === 0) continue
      samples.add(side, { subject: TEAMS.there, figure, unit: 'ms' }, [trip.thereMs])
      samples.add(side, { subject: TEAMS.back, figure, unit: 'ms' }, [trip.backMs])
    }
  const [search, menu] = pages
  if (run !== runs || search === undefined || menu === undefined) return
  const [origin] = stage.origins.values()
  const go = () => heapOverTrips(stage.browser, String(origin), search, menu)
  const grownBytes = await attempts.attempt('fifty round trips', go)
  if (grownBytes === undefined) return
  samples.add('ours', { subject: TEAMS.heap, figure: 'heap from the 10th to the 50th', unit: 'bytes' }, [grownBytes])
}
