/** The flames of the six heats as the home page shows them, by level. */
export const HEAT_COLOURS = [
  { outer: '#E9C27E', inner: 'rgb(255 255 255 / .4)' },
  { outer: '#E8C136', inner: 'rgb(255 255 255 / .4)' },
  { outer: '#EE9A2A', inner: '#FFD45C' },
  { outer: '#FF7A3C', inner: '#FFC42E' },
  { outer: '#FF5A2C', inner: '#FFC42E' },
  { outer: '#D92A12', inner: '#FF8A3C' },
] as const
