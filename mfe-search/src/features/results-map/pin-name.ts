import type { MapPlace } from './results-map.model'
import type { RESULTS_MAP_WORDS } from './results-map.words'

/** What a pin is called for those who can't see its colour. */
export const pinName = ({ name, look }: MapPlace, number: number, words: (typeof RESULTS_MAP_WORDS)['en']): string =>
  [words.pin(number, name), ...(look === 'open' ? [] : [words[look]])].join(', ')
