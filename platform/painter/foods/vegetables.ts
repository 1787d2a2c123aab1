import { between, random } from '../brush'
import { BASTE } from '../colour'
import { charred, flecks, heatFlecks } from '../fire'
import { at, blob, disc, dots, inDisc, line, lit, oval, packed, shade, shape, short, times } from '../shapes'

/** How ripe the kernels are, one after another: ripe, riper, ripest, charred. */
const kernel = [...'0120112010201120310210120112010'].map(Number)

export const corn = ({ heat = 1 }) => {
  const d = 'M-20-42C-20-58 20-58 20-42L21 38C21 54-21 54-21 38Z'
  return (
    shade(d, 0.5) +
    `<clipPath id="k"><path d="${d}"/></clipPath>` +
    lit('crust', shape(d, '#F2AE22')) +
    `<g clip-path="url(#k)">` +
    lit(
      'fine',
      ['#FFDD5C', '#FFC22E', '#F5A81A', '#6b2c08']
        .map(
          (c, t) =>
            `<path stroke="${c}" stroke-width="8" stroke-linecap="round" d="${times(5, (i) => times(13, (q) => (kernel[(i * 13 + q) % 31] === t ? `M${short(-20 + i * 9.6)} ${short(-52 + q * 8.5 + (i % 2) * 4)}h1.4` : '')))}"/>`,
        )
        .join(''),
    ) +
    '</g>' +
    lit('glaze', shape('M-14-30C-8-44 6-40 8-24C10-8-2 4-8-4C-14-12-18-20-14-30Z', BASTE[heat], 'opacity=".3"')) +
    heatFlecks(22, 1 + heat)
  )
}

export const leaves = ({ k = 14, r = 46, c = ['#7DBB3F', '#98CF57', '#5C9E30', '#B6DC74'], s = 1 }) =>
  `<defs><g id="lf"><path d="M0-20C14-18 18-2 12 12C6 22-8 22-13 12C-19-2-13-18 0-20Z"/><path d="M0-15V16M0-4l7-5M0 4l-8-5" stroke="#dff0b8" stroke-opacity=".6" fill="none"/></g></defs>` +
  lit(
    'leaf',
    inDisc(
      r,
      k,
      (x: number, y: number) =>
        `<use href="#lf" fill="${c[Math.floor(random() * c.length)]}" transform="translate(${short(x)} ${short(y)})rotate(${Math.floor(random() * 360)})scale(${short(between(0.8, 1.2) * s)})"/>`,
    ),
  )

export const avocado = () =>
  times(4, (i) =>
    at(
      -12 + i * 8,
      i * 3,
      20 + i * 8,
      1,
      shape('M-4-22C10-18 12 16-4 24C2 10 2-10-4-22Z', '#4F7A2A') +
        shape('M-4-20C7-16 9 14-4 22C2 10 2-10-4-20Z', '#D6E58A'),
    ),
  )

export const beans = () => times(5, (i) => lit('fine', dots(18, 5, ['#5A1E1A', '#84301f'][i % 2], 7, 2.5, 2.5)))

export const sweetcorn = () => times(5, (i) => lit('fine', dots(16, 7, ['#F6B92C', '#FFD84F'][i % 2], 6.5, 1)))

/** Gill side up, as it comes off the grill. */
export const mushroom = () => {
  const gills = times(28, (index) => `<path d="M0-9V-26" transform="rotate(${short(index * 12.86)})"/>`)
  return (
    shade('M-33 0a33 33 0 1 0 66 0a33 33 0 1 0-66 0', 0.5, 4, 6) +
    lit('crust', shape(blob(33, 32, 0.04, 14), '#A87A55')) +
    lit('soft', disc(0, 0, 27, '#4A2C1D')) +
    `<g stroke="#8a5c3e" stroke-width="1.3" stroke-linecap="round" opacity=".85">${gills}</g>` +
    lit('glaze', disc(0, 0, 8.5, '#D9B48A')) +
    lit('glaze', oval(-9, -12, 9, 4, '#E2641C', 'opacity=".45" transform="rotate(-35)"')) +
    flecks(24, 16, '#7fae3c', 1.2)
  )
}

export const olives = ({ k = 15, r = 48 }) =>
  packed(r, k, (x, y, index) => {
    const colour = ['#8C9B36', '#3B2A3C', '#A3AE4A', '#5A3D52'][index % 4]
    const d = 'M-11 0C-11-8 11-8 11 0C11 8-11 8-11 0Z'
    const hole = index % 3 ? '' : disc(7, 0, 3.4, '#2b1a12') + disc(7, 0, 2.2, '#D93A1E')
    return at(x, y, between(0, 360), 1, shade(d, 0.4, 2, 3) + lit('glaze', shape(d, colour)) + hole)
  })

export const peppers = ({ r = 44, k = 8 }) =>
  ['#C92A17', '#E2641C', '#D8321A', '#EFA51F']
    .map((colour) => {
      const strip = (x: number, y: number) =>
        `M${short(x - 12)} ${short(y)}q${short(between(4, 10))} ${short(between(-14, 14))} ${short(between(18, 28))} ${short(between(-6, 6))}`
      return lit('glaze', line(inDisc(r, Math.ceil(k / 4), strip), colour, 7.5))
    })
    .join('')

/** One charred stem, head to the left. */
export const broccoli = () => {
  const head = inDisc(15, 26, (x, y, index) =>
    disc(x * 1.1 - 26, y, 4.6, ['#2F7A2C', '#3F9138', '#256424', '#57A648'][index % 4]),
  )
  const stem = 'M-20-5C0-7 30-6 46-4C50-2 50 5 46 6C28 6 0 9-20 7Z'
  return (
    shade('M-44 0C-44-22-8-22-8 0C-8 22-44 22-44 0ZM-14-4L48-4L48 6L-14 8Z', 0.45) +
    charred(stem, 62, 14, 3, lit('glaze', shape(stem, '#86B94A'))) +
    line('M-18 0L-4-9M-18 2L-2 11', '#7CB043', 5) +
    lit('leaf', head) +
    flecks(14, 4, '#2a1608', 1.4)
  )
}

/** Half crushed: whole ones on top of a mash. */
export const peas = ({ r = 48 }) => {
  const greens = ['#7FBE46', '#97D15E', '#6BAA38', '#86C64C']
  const layer = (half: number) =>
    packed(r - 3, 84, (x, y, index) => ((index >> 1) % 2 === half ? disc(x, y, 5.2, greens[index % 4]) : ''))
  return lit('crumb', shape(blob(r + 3, r + 1, 0.05, 14), '#5E9A34')) + lit('stick', layer(0)) + lit('stick', layer(1))
}

/** Almonds, cashews and macadamias. */
export const nuts = ({ r = 50, k = 46 }) => {
  const kinds = [
    () => shape('M-10 0C-7-7 4-7 11 0C4 7-7 7-10 0Z', '#A9602C') + line('M-6-1H6', '#7d4119', 0.8),
    () => line('M-7 4C-8-6 6-8 8 2', '#EFCB8B', 7),
    () => disc(0, 0, 7, '#F1DFB0'),
  ]
  const layer = (kind: number) =>
    packed(r, k, (x, y, index) =>
      index % 3 === kind ? at(x, y, between(0, 360), kind === 0 ? 1.2 : 1.08, kinds[kind]()) : '',
    )
  return (
    lit('crust', shape(blob(r + 4, r + 3, 0.05, 12), '#9A5A28')) +
    [2, 1, 0].map((kind) => lit('stick', layer(kind))).join('') +
    flecks(r, 34, '#B8330F', 1.2) +
    flecks(r, 16, '#3c7a22', 1.2)
  )
}

/** A grilled ring. */
export const pineapple = () => {
  const d = 'M-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0ZM-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z'
  const body =
    lit('glaze', shape(d, '#FFC83A', 'fill-rule="evenodd"')) +
    `<g stroke="#E0981A" stroke-width="1.3" opacity=".8">${times(18, (index) => `<path d="M0-12V-27" transform="rotate(${index * 20})"/>`)}</g>`
  return shade(d, 0.45, 3, 5) + charred(d, -35, 12, 4, body, 0.55)
}

export const orangeSlice = () =>
  shade('M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0', 0.4, 2, 4) +
  disc(0, 0, 19, '#F0861A') +
  disc(0, 0, 16.8, '#FFE4B0') +
  times(8, (index) => `<path d="M0-3L4.6-13Q0-17-4.6-13Z" fill="#FF9B21" transform="rotate(${index * 45})"/>`) +
  disc(-5, -6, 2.4, '#fff', 'opacity=".5"')

/** Half an avocado, sliced and fanned. */
export const avocadoFan = () =>
  times(7, (index) => at(-30 + index * 10, Math.abs(index - 3) * 2.4, -18 + index * 6, 1.55, avocadoSlice()))

const avocadoSlice = () => {
  const d = 'M-2-24C9-20 10 16-3 26C-6 14-6-12-2-24Z'
  return (
    shade(d, 0.3, 2, 2) +
    lit(
      'fine',
      shape(d, '#3F6A22') +
        shape('M-2-22C6-18 7 14-3 23C-5 12-5-12-2-22Z', '#DDE88C') +
        shape('M-2-14C3-10 3 10-3 16C-4 8-4-8-2-14Z', '#EFF2B0'),
    )
  )
}
