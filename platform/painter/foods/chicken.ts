import { between } from '../brush'
import { BASTE, mix, skinOf } from '../colour'
import { charred, flecks, golden, heatFlecks } from '../fire'
import { at, blob, inDisc, line, lit, oval, packed, shade, shape, short } from '../shapes'

export const half = ({ heat = 3 }) => {
  const breast = 'M-50-8C-54-38-24-54 2-48C26-43 36-22 32 4C28 28 4 40-18 36C-40 32-48 14-50-8Z',
    thigh = 'M2 2C10-18 38-20 52-4C64 12 54 40 30 44C8 46-6 24 2 2Z'
  const leg = 'M34-6C40-26 54-40 64-46C72-50 78-42 74-34C68-20 62-2 52 12Z',
    wing = 'M-44 4C-60 4-70 18-62 30C-54 40-40 38-30 30C-22 40-8 40-4 28C-10 12-28 2-44 4Z',
    all = breast + thigh + leg + wing
  const c = `url(#sk${heat})`,
    bits = [leg, breast, thigh, wing].map((d) => shape(d, c))
  return (
    golden(heat) +
    shade(all, 0.55, 4, 6) +
    charred(
      all,
      -38,
      17,
      5,
      lit('fine', oval(74, -47, 7, 5, '#fbf1de') + oval(79, -40, 5.5, 5, '#fbf1de')) +
        bits.map((b, i) => (i > 1 ? shade([thigh, wing][i - 2], 0.4, 1, 2) : '') + lit('skin', b)).join(''),
    ) +
    lit(
      'glaze',
      shape(
        'M-36-22C-30-40-8-44 6-38C0-28-18-32-36-22ZM18 6C28-4 42 0 46 10C36 8 26 6 18 6ZM52-20C56-30 62-38 68-38C66-30 60-22 54-14Z',
        mix(BASTE[heat], '#ffb84d', 0.25),
        'opacity=".6"',
      ),
    ) +
    heatFlecks(44, heat)
  )
}

export const wing = ({ heat = 3 }) => {
  const d =
      'M-30 10C-38-2-30-18-16-18C-6-18 2-10 8-10C18-12 30-10 32 0C33 8 24 12 12 10C2 16-6 22-16 22C-24 22-28 16-30 10Z',
    c = `url(#sk${heat})`
  return (
    golden(heat) +
    shade(d, 0.5) +
    charred(d, -50, 13, 3.4, lit('skin', shape(d, c))) +
    lit('glaze', shape('M-22-4C-16-14-6-12-2-6C-8-4-16-2-22-4Z', BASTE[heat], 'opacity=".8"')) +
    heatFlecks(16, heat)
  )
}

export const fillet = ({ heat = 3 }) => {
  const d = 'M-42 6C-44-14-22-26 2-24C26-22 44-10 42 6C40 20 18 26-6 24C-28 22-40 18-42 6Z',
    c = `url(#sk${heat})`
  return (
    golden(heat) +
    shade(d, 0.5) +
    charred(d, -40, 13, 4, lit('skin', shape(d, c))) +
    lit('glaze', shape('M-28-6C-18-18 4-18 14-12C2-8-14-4-28-6Z', BASTE[heat], 'opacity=".7"')) +
    heatFlecks(26, heat)
  )
}

const piece = (d: string, heat: number, turn: number, gap: number, width: number) =>
  golden(heat) + shade(d, 0.5) + charred(d, turn, gap, width, lit('skin', shape(d, `url(#sk${heat})`)))

export const thigh = ({ heat = 3 }) => {
  const d = 'M-32-8C-36-28-8-32 10-27C30-24 40-8 34 9C29 26 6 31-13 27C-30 24-29 8-32-8Z'
  const sheen = 'M-22-10C-16-22 2-22 12-18C2-12-12-10-22-10Z'
  return piece(d, heat, -42, 13, 4.2) + lit('glaze', shape(sheen, BASTE[heat], 'opacity=".75"')) + heatFlecks(24, heat)
}

export const drumstick = ({ heat = 3 }) => {
  const meat = 'M-36 4C-42-22-14-34 8-26C26-20 36-6 46 0C50 4 48 11 42 12C28 13 20 25 2 29C-18 33-33 24-36 4Z'
  const bone = lit(
    'fine',
    line('M40 6L60 11', '#fbf1de', 9) + oval(65, 7, 6.5, 5, '#fbf1de') + oval(63, 16, 6, 5, '#fbf1de'),
  )
  const sheen = 'M-26-6C-22-20-4-24 8-18C-4-14-14-8-26-6Z'
  return (
    shade('M40 2L62 6L62 18L40 12Z', 0.4) +
    bone +
    piece(meat, heat, -52, 14, 4.4) +
    lit('glaze', shape(sheen, BASTE[heat], 'opacity=".75"')) +
    heatFlecks(22, heat)
  )
}

/** Two breasts opened like a book, joined by the skin. */
export const butterfly = ({ heat = 3 }) => {
  const left = 'M2-30C-14-48-58-42-60-8C-62 22-36 46-10 40C0 36 4 24 2 10Z'
  const right = 'M-2-30C14-48 58-42 60-8C62 22 36 46 10 40C0 36-4 24-2 10Z'
  const fill = `url(#sk${heat})`
  const body = lit('skin', shape(left, fill)) + lit('skin', shape(right, fill))
  const sheen = 'M-46-14C-40-32-20-34-10-26C-22-22-34-18-46-14ZM14-20C26-32 44-26 48-12C38-18 26-20 14-20Z'
  return (
    golden(heat) +
    shade(left + right, 0.55, 4, 6) +
    charred(left + right, -38, 15, 4.8, body) +
    line('M0-26C3-8-3 12 0 34', '#5c1503', 3, 'opacity=".55"') +
    lit('glaze', shape(sheen, BASTE[heat], 'opacity=".65"')) +
    heatFlecks(44, heat)
  )
}

/** A heap of strands. */
export const pulled = ({ heat = 3, r = 34, k = 60 }) => {
  const strand = (x: number, y: number) =>
    `M${short(x)} ${short(y)}q${short(between(-9, 9))} ${short(between(-7, 7))} ${short(between(-18, 18))} ${short(between(-10, 10))}`
  const colours = [mix(skinOf(heat), '#7a2a0a', 0.35), skinOf(heat), mix(skinOf(heat), '#FFD9A0', 0.45), skinOf(heat)]
  const heap = colours.map((colour) => lit('fine', line(inDisc(r - 4, Math.round(k / 4), strand), colour, 4.6)))
  return (
    lit('skin', shape(blob(r, r * 0.94), mix(skinOf(heat), '#6b2408', 0.4))) + heap.join('') + heatFlecks(r - 4, heat)
  )
}

/** Seven livers in their sauce. */
export const livers = ({ heat = 4 }) => {
  const liver = (x: number, y: number, index: number) => {
    const d = blob(19, 14, 0.16, 7)
    const colour = ['#8A4A26', '#7A3A1C', '#9A5A30'][index % 3]
    return at(x, y, between(-50, 50), 1, shade(d, 0.45, 2, 3) + lit('skin', shape(d, colour)))
  }
  return (
    lit('glaze', shape(blob(54, 52, 0.05), mix(BASTE[heat], '#E2641C', 0.4))) +
    packed(38, 8, liver) +
    lit(
      'glaze',
      packed(40, 7, (x, y) => oval(x, y, 9, 4, BASTE[heat], `opacity=".7" transform="rotate(20)"`)),
    ) +
    flecks(44, 22, '#2f6a1e', 1.3) +
    flecks(44, 12, '#fff3d8', 0.9)
  )
}
