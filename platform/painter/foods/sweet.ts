import { between, nextId } from '../brush'
import { mix } from '../colour'
import { at, blob, disc, dots, inDisc, line, lit, packed, ring, shade, shape, short, times } from '../shapes'

export const nata = () => {
  const crimp = ring('<path d="M0-34l4-7 4 7z"/>', 24)
  return (
    shade('M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0', 0.5, 4, 7) +
    lit('crust', disc(0, 0, 38, '#EDB055') + `<g fill="#E9A344">${crimp}</g>`) +
    lit('crust', `<circle r="36" fill="none" stroke="#F7CB80" stroke-width="7"/>`) +
    lit('glaze', disc(0, 0, 31.5, '#FFCB35')) +
    lit(
      'char',
      `<g fill="#4a1a06" opacity=".8">${inDisc(24, 7, (x, y) => `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(between(3, 9))}" ry="${short(between(2, 6))}"/>`)}</g>`,
    ) +
    `<g fill="#7a3b12" opacity=".5">${inDisc(36, 26, (x, y) => `<circle cx="${short(x)}" cy="${short(y)}" r=".7"/>`)}</g>`
  )
}

/** A wedge seen from a little above. `top` is what lies on it. */
export const cake = ({ crumb = '#F2C25C', crust = '#C9812F', icing = '', layers = 0, top = '' }) => {
  const face = 'M-62 6L46-38C60-26 66-8 62 6Z'
  const side = 'M-62 6L62 6V32Q62 36 58 36L-56 34Q-62 34-62 30Z'
  const bands = times(layers, (index) =>
    line(`M-60 ${short(14 + index * 10)}L61 ${short(14 + index * 10.4)}`, icing || crust, 3.2, 'opacity=".9"'),
  )
  const flakes = inDisc(22, 16, (x, y) => {
    const turn = Math.round(between(0, 180))
    return `<ellipse cx="0" cy="0" rx="6" ry="3" fill="#FBE9C4" transform="translate(${short(16 + x * 1.3)} ${short(-10 + y * 0.7)})rotate(${turn})"/>`
  })
  const salt = `<g transform="translate(18 -10) scale(1.3 .7)">${dots(22, 22, '#fff', 3, 1.2, 1)}</g>`
  return (
    shade(`${side}M-62 6L46-38L62 6Z`, 0.5, 4, 8) +
    lit('crumb', shape(side, crumb)) +
    bands +
    shape('M-62 28L62 30V32Q62 36 58 36L-56 34Q-62 34-62 30Z', crust, 'opacity=".8"') +
    lit(icing ? 'glaze' : 'crumb', shape(face, icing || mix(crumb, crust, 0.35))) +
    (top === 'almonds' ? lit('stick', flakes) : '') +
    (top === 'salt' ? salt : '')
  )
}

/** Cold things keep their own colour in the shade, so they are lit by a gradient and not by the grill lamp. */
export const scoop = ({ c = '#FFF0C2', specks = '' }) => {
  const id = nextId('s')
  const ripples = inDisc(20, 12, (x, y) => {
    const bend = `q${short(between(4, 8))} ${short(between(-6, -2))} ${short(between(12, 17))} ${short(between(-2, 3))}`
    return `M${short(x - 8)} ${short(y)}${bend}`
  })
  return (
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".35" stop-color="${c}"/>` +
    `<stop offset=".8" stop-color="${mix(c, '#D9AE62', 0.2)}"/><stop offset="1" stop-color="${mix(c, '#B98544', 0.34)}"/></radialGradient>` +
    shade('M-33 2a33 31 0 1 0 66 0a33 31 0 1 0-66 0', 0.4, 4, 7) +
    lit('crumb', shape(blob(34, 33, 0.13, 22), mix(c, '#C99A4E', 0.05))) +
    disc(-1, -3, 29, `url(#${id})`) +
    line(ripples, mix(c, '#C99A4E', 0.3), 1.6, 'opacity=".55"') +
    line('M-20-8C-14-20-4-24 6-23', '#fff', 4, 'opacity=".75"') +
    (specks ? dots(24, 34, specks, 1.3, 0.6) : '')
  )
}

/** Three turns of the machine and a tip. */
export const swirl = ({ c = '#FFF3EE' }) =>
  [50, 40, 29, 18, 8]
    .map((r, index) => {
      const tone = mix(c, '#d9b8b0', 0.1 - index * 0.02)
      return at(
        -index * 1.4,
        -index * 2.4,
        index * 40,
        1,
        shade(`M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, 0.18, 2, 4) +
          lit('soft', shape(blob(r, r * 0.97, 0.03, 12), tone)),
      )
    })
    .join('')

export const berries = ({ k = 9, r = 40 }) =>
  packed(r, k, (x, y, index) => {
    const colour = ['#C2183C', '#8E1240', '#D93A4E'][index % 3]
    return (
      disc(x + 2, y + 3, 7.4, '#1a0d08', 'opacity=".28"') +
      lit('glaze', disc(x, y, 7.4, colour)) +
      disc(x - 2.4, y - 2.6, 1.6, '#fff', 'opacity=".75"')
    )
  })

export const wafer = () => {
  const lattice = times(6, (index) => `<path d="M${-26 + index * 10}-10V10M-30 ${-8 + index * 3.4}H30"/>`)
  return (
    shade('M-32-11H32V11H-32Z', 0.4, 3, 4) +
    lit('crumb', '<rect x="-32" y="-11" width="64" height="22" rx="4" fill="#E5A54C"/>') +
    `<g stroke="#A8681F" stroke-width="1.2" opacity=".7">${lattice}</g>`
  )
}
