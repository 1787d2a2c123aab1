import { charred, flecks } from '../fire'
import { at, blob, dots, line, lit, oval, shade, shape, times } from '../shapes'
import { fillet } from './chicken'
import { onion, tomato } from './garnishes'
import { beans, mushroom, sweetcorn } from './vegetables'

const FILLING = {
  chicken: (heat: number) =>
    at(-22, 16, -6, 0.62, `<g id="pf">${fillet({ heat })}</g>`) + at(24, 17, 8, 0.62, '<use href="#pf"/>'),
  mushroom: () => at(-24, 16, 0, 0.66, `<g id="pf">${mushroom()}</g>`) + at(22, 17, 40, 0.66, '<use href="#pf"/>'),
  beans: () => at(-24, 20, 0, 0.95, beans()) + at(20, 22, 0, 0.95, sweetcorn()),
}

/** A pocket, cut side up, from above. */
export const pitta = ({ heat = 3, filling = 'chicken' }: { heat?: number; filling?: keyof typeof FILLING }) => {
  const bread = 'M-62 20C-66-30-30-52 4-52C40-52 66-28 62 20C60 34-60 34-62 20Z'
  const mouth = 'M-60 16C-40 2 40 2 60 16C62 30 46 40 0 40C-46 40-62 30-60 16Z'
  const lid = 'M-62 18C-66-30-30-52 4-52C40-52 66-28 62 18C40 2-40 2-62 18Z'
  const grilled = 'M-60 14C-64-30-30-50 4-50C40-50 64-28 60 14C40 0-40 0-60 14Z'
  const frill = times(9, (index) => {
    const green = ['#8CC152', '#5c9a30', '#A9CF6A'][index % 3]
    return `<path d="M${-56 + index * 13} 34q8 16 16-2z" fill="${green}"/>`
  })
  return (
    shade(bread + mouth, 0.5) +
    lit('leaf', frill) +
    shape(mouth, '#7c3f16') +
    FILLING[filling](heat) +
    at(-2, 26, 0, 0.8, `<g id="pt">${tomato()}</g>`) +
    at(40, 26, 0, 0.7, '<use href="#pt"/>') +
    at(-40, 28, 0, 0.7, onion()) +
    charred(grilled, -28, 15, 4.5, lit('crust', shape(lid, '#F6CD92')), 0.4) +
    flecks(40, 14, '#8a5524', 1.2)
  )
}

/** Half a wrap, the cut end to the right. */
export const wrap = ({ heat = 3 }) =>
  shade('M-56-24H40C58-24 58 24 40 24H-56C-66 24-66-24-56-24Z', 0.5) +
  charred(
    'M-56-24H36V24H-56C-66 24-66-24-56-24Z',
    62,
    15,
    4,
    lit('crust', shape('M-56-24H40C54-24 54 24 40 24H-56C-66 24-66-24-56-24Z', '#F8D79E')),
    0.34,
  ) +
  oval(40, 0, 14, 24, '#E2B06C') +
  oval(41, 0, 11.5, 21, '#5d8f2e') +
  lit('leaf', oval(41, -9, 9, 10, '#9CCB5C')) +
  at(42, 4, 80, 0.26, fillet({ heat })) +
  oval(41, -10, 4, 5, '#E0452A') +
  oval(40, 14, 5, 3.5, '#8c3a86') +
  line('M-50-14C-30-18 0-18 20-16', '#fff', 2, 'opacity=".35"')

/** A slice off the grill, buttered and green. */
export const toast = () => {
  const crust = 'M-34-12C-38-28 26-32 34-16C42-8 40 14 34 20C28 30-26 30-34 20C-42 12-40-4-34-12Z'
  const crumbs = 'M-29-10C-32-23 23-26 29-13C36-6 34 12 29 17C24 25-22 25-29 17C-36 10-34-3-29-10Z'
  return (
    shade(crust, 0.45) +
    lit('crust', shape(crust, '#C27428')) +
    charred(crumbs, -36, 13, 4, lit('crumb', shape(crumbs, '#F9CF7E')), 0.5) +
    lit('glaze', shape(blob(22, 15, 0.2), '#FFD24A', 'opacity=".6"')) +
    flecks(24, 26, '#3c7a22', 1.5)
  )
}

/** Papo-seco: pointed ends, one deep fold. */
export const roll = () => {
  const d =
    'M-60 0C-66-8-58-12-52-12C-40-38-14-42 4-40C30-40 46-28 52-12C60-12 66-6 60 2C58 26 26 40 0 38C-28 38-54 26-60 0Z'
  return (
    shade(d, 0.5, 4, 7) +
    lit('bun', shape(d, '#E3A04A')) +
    lit('crumb', shape('M-50-2C-24-12 24-12 50-4C26 8-24 10-50-2Z', '#F7DEA6')) +
    line('M-54-2C-26 14 26 12 54-4', '#9A5A1E', 3.4, 'opacity=".8"') +
    line('M-46-10C-22-20 22-20 46-10', '#B8762C', 2, 'opacity=".6"') +
    flecks(38, 30, '#fff6df', 0.8)
  )
}

export const pittaWedge = () => {
  const d = 'M-30 18C-34 14-4-30 0-32C6-30 32 12 30 18C18 26-18 26-30 18Z'
  return (
    shade(d, 0.45) + charred(d, 24, 12, 3.4, lit('crust', shape(d, '#F5CD92')), 0.45) + flecks(16, 8, '#8a5524', 1.2)
  )
}

/** The wrap again with other things inside: `inside` colours are what shows at the cut. */
export const crispWrap = () =>
  wrap({ heat: 2 }) + lit('crumb', oval(42, 3, 7, 12, '#E09A3C')) + lit('fine', dots(7, 6, '#FFD84F', 5, 1))
