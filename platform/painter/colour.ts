/** What the six fires paint on, mildest first; the same values as the heat tokens of the design. */
export const BASTE = ['#E9C27E', '#E8C136', '#EE9A2A', '#E2641C', '#CB3A17', '#8E1A0E']

export const GROUND = { sol: '#FFD45C', azul: '#C9D6FF', brasa: '#FFB9A0', erva: '#CFE6BE', rosa: '#FFD3DC' }

export const AZUL = '#2440CF'

const channels = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))

/** `share` 0 is all `from`, 1 is all `to`. */
export const mix = (from: string, to: string, share: number) => {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index] - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Grilled skin under a baste. */
export const skinOf = (heat: number) => mix('#E08A2E', BASTE[heat], 0.72)
