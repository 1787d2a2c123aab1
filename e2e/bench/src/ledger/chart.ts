import { show, type Unit } from '../report/figure'

export interface Line {
  readonly name: string
  readonly isFloor: boolean
  /** One value for each place on the axis; `null` where nothing was measured. */
  readonly values: readonly (number | null)[]
}

export interface Chart {
  readonly title: string
  readonly unit: Unit
  /** What stands under each place: a commit. */
  readonly places: readonly string[]
  readonly lines: readonly Line[]
}

const WIDTH = 760
const HEIGHT = 300
const LEFT = 76
const RIGHT = 190
const TOP = 40
const BOTTOM = 40
const STEPS = 4
const COLOURS = ['#b3261e', '#1f5fae', '#2e7d32', '#8e5a00', '#6a3d9a', '#00707a']
const GAP = 16

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const at = (value: number) => Number(value.toFixed(1))

/** The next of 1, 2 or 5 times a power of ten. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)))
  return ([1, 2, 5, 10].find((times) => times * power >= value) ?? 10) * power
}

/** Lines over commits as a picture: plain SVG, the same for the same numbers. A library would weigh more than what is drawn here. */
export const drawChart = ({ title, unit, places, lines }: Chart): string => {
  const most = roundUp(Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), 1e-6))
  const x = (index: number) => at(LEFT + ((index + 0.5) * (WIDTH - LEFT - RIGHT)) / places.length)
  const y = (value: number) => at(HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM))
  const text = (left: number, top: number, words: string, more = '') =>
    `<text x="${left}" y="${top}"${more}>${escape(words)}</text>`

  const grid = Array.from({ length: STEPS + 1 }, (_, step) => (most * step) / STEPS).flatMap((value) => [
    `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#ddd"/>`,
    text(LEFT - 8, y(value) + 4, show(value, unit), ' text-anchor="end"'),
  ])
  const axis = places.map((place, index) => text(x(index), HEIGHT - BOTTOM + 20, place, ' text-anchor="middle"'))
  const names = [...new Set(lines.map(({ name }) => name))]
  const drawn = lines.flatMap(({ name, isFloor, values }, row) => {
    const colour = COLOURS[names.indexOf(name) % COLOURS.length]
    const points = values.flatMap((value, index) => (value === null ? [] : [[x(index), y(value)] as const]))
    const dash = isFloor ? ' stroke-dasharray="4 4"' : ''
    const top = TOP + row * GAP
    return [
      `<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
      ...(isFloor
        ? []
        : points.map(([left, height]) => `<circle cx="${left}" cy="${height}" r="3" fill="${colour}"/>`)),
      `<path d="M${WIDTH - RIGHT + 12} ${top - 4}h18" stroke="${colour}" stroke-width="2"${dash}/>`,
      text(WIDTH - RIGHT + 36, top, isFloor ? `${name}, floor` : name),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="11" fill="#444">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(LEFT, 22, title, ' font-size="14" font-weight="bold"'),
    ...grid,
    ...axis,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}
