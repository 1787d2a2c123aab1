import type { StateOf } from '@galo/state'

/** As it was searched for, and as the results called it. */
type RecentPlace = StateOf<'recentPlaces'>['places'][number]

const MOST = 5

/** The places looked for with one more at their head, each once. */
export const withRecent = (places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] =>
  [place, ...places.filter(({ label }) => label !== place.label)].slice(0, MOST)
