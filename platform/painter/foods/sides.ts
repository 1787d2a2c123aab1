import { between, random } from '../brush'
import { BASTE, mix } from '../colour'
import { charred, flecks, golden, heatFlecks } from '../fire'
import { at, blob, disc, dots, inDisc, line, lit, packed, shade, shape, short, times } from '../shapes'

export const slab = ({ heat = 1 }) => {
  const d = 'M-28-14Q-30-17-26-18L24-20Q29-20 29-15L30 14Q30 19 25 19L-25 20Q-30 20-30 15Z'
  return (
    shade(d, 0.42) +
    charred(d, 24, 12, 3.6, lit('crust', shape(d, '#FFE9B0')), 0.5) +
    lit('glaze', shape('M-20-10C-8-16 8-12 14-4C4 2-14 0-20-10Z', BASTE[heat], 'opacity=".55"')) +
    heatFlecks(16, heat)
  )
}

/** Nine thin layers, so that every stick keeps its own edge. */
export const chips = ({ k = 30, r = 42 }) => {
  const stick = (x: number, y: number) => {
    const angle = random() * 6.283
    const half = between(17, 25)
    const [u, v] = [Math.cos(angle) * half, Math.sin(angle) * half]
    const along = `M${short(x - u)} ${short(y - v)}l${short(2 * u)} ${short(2 * v)}`
    return `<path d="${along}" stroke="${mix('#FFDA70', '#F2A52E', random())}"/>`
  }
  const layers = times(9, (layer) => {
    const sticks = inDisc(r * (1 - layer * 0.07), Math.round(k / 9), stick)
    return `<g stroke-width="9" filter="url(#stick)">${sticks}</g>`
  })
  return layers + flecks(r, 30, '#b8330f', 1.1) + flecks(r, 14, '#fff', 0.8)
}

export const rice = ({ tint = '#FFC043', r = 50, k = 440 }) => {
  const grain = (x: number, y: number) => `M${short(x)} ${short(y)}l${short(between(-5, 5))} ${short(between(-5, 5))}`
  const bed = lit('fine', shape(blob(r + 2, r + 1, 0.06), mix(tint, '#b8651a', 0.5)))
  const grains = [mix(tint, '#ffffff', 0.5), mix(tint, '#ffe08a', 0.4), tint]
    .map((colour) => lit('fine', line(inDisc(r, Math.round(k / 3), grain), colour, 3.3)))
    .join('')
  const peasAndPeppers = lit('fine', dots(r - 6, 13, '#5c9e30', 5.4, 0.1) + dots(r - 6, 11, '#D93A1E', 4.6, 3))
  return bed + grains + peasAndPeppers
}

export const slaw = ({ r = 38 }) =>
  lit('soft', shape(blob(r + 5, r + 3, 0.06, 14), '#F7EFD6')) +
  ['#7E2E7F', '#F7F3E2', '#EE8B2E', '#A9C96B', '#F7F3E2', '#9B3F97']
    .map((c) =>
      lit(
        'fine',
        line(
          inDisc(
            r - 4,
            17,
            (x: number, y: number) =>
              `M${short(x)} ${short(y)}q${short(between(-9, 9))} ${short(between(-9, 9))} ${short(between(-16, 16))} ${short(between(-12, 12))}`,
          ),
          c,
          2.8,
        ),
      ),
    )
    .join('') +
  flecks(r, 12, '#2f6a1e')

export const sweetWedges = ({ r = 46 }) =>
  Array.from({ length: 5 }, (_, layer) => {
    const wedges = inDisc(r * (1 - layer * 0.1), 5, (x, y) => {
      const d = 'M-27-3C-12-12 14-12 28-2C14 10-12 11-27-3Z'
      return `<path d="${d}" fill="${mix('#FF9A3E', '#CE5414', random())}" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(random() * 360)})"/>`
    })
    return lit('stick', wedges)
  }).join('') +
  flecks(r, 24, '#3c7a22', 1.2) +
  flecks(r, 20, '#fff', 0.9) +
  flecks(r, 16, '#5a1d08', 1.2)

export const mash = ({ r = 54 }) =>
  lit('soft', shape(blob(r, r - 1, 0.05, 12), '#FFE9A6')) +
  lit('soft', line('M-40 8C-34-30 20-44 38-10C48 22 2 42-18 20C-30 2 0-20 14-4', '#FFF4CC', 13)) +
  line('M-34 12C-28-22 18-36 32-8', '#E3BE62', 2.4, 'opacity=".55"') +
  lit('glaze', shape(blob(20, 16, 0.12), '#FFD23E', 'opacity=".85"')) +
  at(
    -2,
    -4,
    18,
    1,
    shade('M-9-8H10V9H-9Z', 0.3, 2, 3) +
      lit('glaze', '<rect x="-9" y="-8" width="19" height="17" rx="3.5" fill="#FFE26A"/>'),
  ) +
  dots(r - 8, 22, '#3F8A2B', 2.6, 5, 3) +
  flecks(r - 8, 10, '#4a3a20', 1)

export const hummus = ({ r = 54 }) =>
  lit('soft', shape(blob(r, r - 1, 0.04, 12), '#E6C98F')) +
  lit('soft', line('M-38 10C-34-34 26-46 40-8C48 28-4 44-22 18C-30-6 4-24 16-4', '#F1DBAB', 12)) +
  lit('glaze', line('M-30 6C-26-26 22-36 32-4C34 18 4 30-10 16', '#D4551A', 6.5, 'opacity=".85"')) +
  lit('glaze', disc(3, -1, 13, '#D4551A', 'opacity=".9"')) +
  packed(17, 7, (x, y) => lit('stick', disc(x + 2, y - 1, 5.6, '#EFC878'))) +
  flecks(r - 8, 26, '#3c7a22', 1.6) +
  flecks(r - 10, 12, '#9a2c0c', 1.2)

export const halloumiStick = ({ heat = 1 }) => {
  const d = 'M-27-9Q-31-9-31-4V5Q-31 10-26 10L27 9Q32 9 32 4V-5Q32-10 27-10Z'
  return shade(d, 0.45) + charred(d, 66, 13, 3, lit('crust', shape(d, '#F6C661')), 0.42) + heatFlecks(18, heat)
}

export const prawn = ({ heat = 2 }) => {
  const d = 'M-22 20C-34-6-14-32 14-28C32-26 38-10 28-2C24-8 8-12-2-2C-8 4-8 14-4 22C-10 30-18 28-22 20Z'
  const bands = times(6, (index) => {
    const turn = -8 - index * 30
    return `<path d="M20 0C24-2 30-3 34-2" transform="rotate(${turn})"/>`
  })
  const tail = shape(
    'M-18 22C-30 26-34 38-28 42C-20 40-14 32-12 26ZM-12 26C-16 36-10 46-2 44C0 36-4 28-8 24Z',
    '#D9481F',
  )
  return (
    golden(heat) +
    shade(d, 0.5) +
    lit('glaze', tail) +
    charred(d, -50, 15, 3, lit('skin', shape(d, '#F58B52')), 0.4) +
    `<g fill="none" stroke="#FFE3CC" stroke-width="2.6" stroke-linecap="round" opacity=".85" transform="translate(2 2)">${bands}</g>` +
    line('M24-20C34-26 46-24 52-30M26-16C38-18 46-14 54-16', '#C9481F', 1.3) +
    disc(22, -18, 2.2, '#1a0d08') +
    heatFlecks(16, heat)
  )
}
