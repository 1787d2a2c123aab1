/** The six bastes as the home page shows them. Heights grow with the heat: the flame is the label's picture, not its proof. */
export const FIRES = [
  { outer: '#E9C27E', inner: 'rgb(255 255 255 / .4)' },
  { outer: '#E8C136', inner: 'rgb(255 255 255 / .4)' },
  { outer: '#EE9A2A', inner: '#FFD45C' },
  { outer: '#FF7A3C', inner: '#FFC42E' },
  { outer: '#FF5A2C', inner: '#FFC42E' },
  { outer: '#D92A12', inner: '#FF8A3C' },
] as const

const round = (value: number): number => Math.round(value * 100) / 100

/** A flame that stands on 0,0 and leans a little to the right, `height` units tall and about twice `half` wide. */
export const flamePath = (half: number, height: number): string => {
  const at = (x: number, y: number) => `${round(half * x)} ${round(-height * y)}`
  return (
    `M0 0C${at(-1.24, 0.3)} ${at(-1, 0.62)} ${at(0.16, 1)}` +
    `C${at(0.2, 0.72)} ${at(1.24, 0.5)} ${at(1, 0.2)}Q${at(0.68, 0)} 0 0Z`
  )
}
