import { AZUL, mix } from '../colour'
import { at, disc, line, lit, oval, shape, short, times } from '../shapes'
import { caption, dew, roundness, tile, wordmark } from './drinks'

const OUTLINE = {
  beer: 'M-9-80H9V-44C9-30 26-26 26-4V70Q26 79 17 79H-17Q-26 79-26 70V-4C-26-26-9-30-9-44Z',
  water:
    'M-11-80H11V-66C13-52 30-50 30-34V-6C27 0 27 6 30 12V70Q30 79 22 79H-22Q-30 79-30 70V12C-27 6-27 0-30-6V-34C-30-50-13-52-11-66Z',
  tall: 'M-9-86H9V-46C11-26 27-20 27 2V72Q27 80 19 80H-19Q-27 80-27 72V2C-27-20-11-26-9-46Z',
  sauce: 'M-10-72H10V-44C10-32 30-30 30-14V66Q30 76 20 76H-20Q-30 76-30 66V-14C-30-30-10-32-10-44Z',
}

const labelled = (colour: string, name: string, y: number) =>
  `<g transform="translate(0 ${y})"><rect x="-40" y="-34" width="80" height="50" fill="#fff"/>` +
  times(4, (index) => at(-33 + index * 22, 10.5, 0, 0.5, tile(colour, '#FFC42E'))) +
  `<rect x="-40" y="-34" width="80" height="3" fill="${colour}"/>` +
  `${at(0, -1, 0, 0.84, wordmark(colour))}${caption(name, 0.5)}</g>`

/** `glass` is what you see through it, full; `cap` the top; `opacity` below 1 lets the ground shine in. */
export const bottle = ({
  kind = 'beer',
  glass = '#6B3A14',
  cap = '#FFC42E',
  c = AZUL,
  name = 'LAGER',
  opacity = 1,
}: {
  kind?: keyof typeof OUTLINE
  glass?: string
  cap?: string
  c?: string
  name?: string
  opacity?: number
}) => {
  const d = OUTLINE[kind]
  const topY = kind === 'tall' ? -92 : kind === 'sauce' ? -86 : -88
  const capHalf = kind === 'water' ? 13 : kind === 'sauce' ? 12 : 10.5
  const capHeight = kind === 'water' || kind === 'sauce' ? 16 : 10
  const shoulder = line('M-15-22C-19-14-20-4-20 8', '#fff', 3.4, 'opacity=".55"')
  return (
    roundness('tin') +
    `<clipPath id="body"><path id="cb" d="${d}"/></clipPath>` +
    `<g clip-path="url(#body)"><g opacity="${opacity}"><rect x="-40" y="-96" width="80" height="190" fill="${glass}"/>` +
    `<rect x="-40" y="-96" width="30" height="190" fill="${mix(glass, '#ffffff', 0.22)}" opacity=".5"/></g>` +
    `${labelled(c, name, kind === 'beer' || kind === 'tall' ? 42 : 36)}</g>` +
    '<use href="#cb" fill="url(#tin)" opacity=".85"/>' +
    shoulder +
    `<rect x="${-capHalf}" y="${topY}" width="${capHalf * 2}" height="${capHeight}" rx="3" fill="${cap}"/>` +
    `<rect x="${-capHalf}" y="${topY}" width="${capHalf * 2}" height="${capHeight}" rx="3" fill="url(#tin)" opacity=".7"/>` +
    dew(22, -30, 74, 22)
  )
}

/** A child's carton with a bent straw. */
export const carton = ({ c = '#6FAF3A', fruit = '#FFD84F', name = 'APPLE' }) =>
  line('M14-60L22-88L38-94', '#DCE4FF', 6) +
  line('M14-60L22-88L38-94', AZUL, 6, 'stroke-dasharray="5 8"') +
  shape('M30-50L44-62V62L30 76Z', mix(c, '#10162f', 0.35)) +
  shape('M-36-50L-22-62H44L30-50Z', mix(c, '#ffffff', 0.45)) +
  `<g><rect x="-36" y="-50" width="66" height="126" rx="2" fill="${c}"/>` +
  times(3, (row) =>
    times(3, (index) => (row === 1 ? '' : at(-25 + index * 22, -36 + row * 49, 0, 0.86, tile(fruit, '#fff')))),
  ) +
  `<rect x="-36" y="-18" width="66" height="40" fill="#fff"/>${at(-3, 14, 0, 0.96, wordmark(AZUL))}${at(-3, 17, 0, 1, caption(name, 0))}</g>` +
  '<path d="M-36-50H-18V76H-36Z" fill="#fff" opacity=".22"/><path d="M18-50H30V76H18Z" fill="#10162f" opacity=".14"/>'

/** A tall glass with ice, a slice and a straw. */
export const iced = ({ c = '#FFE98A' }) => {
  const glass = 'M-38-70H38L30 72Q29 80 20 80H-20Q-29 80-30 72Z'
  const drink = 'M-35-46H35L29 70Q28 76 20 76H-20Q-28 76-29 70Z'
  const ice = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      turn,
      1,
      '<rect x="-13" y="-13" width="26" height="26" rx="6" fill="#fff" opacity=".5" stroke="#fff" stroke-width="1.6"/>',
    )
  const wheel =
    disc(0, 0, 19, '#F2B90F') +
    disc(0, 0, 16.6, '#FFF6C9') +
    times(8, (index) => `<path d="M0-3L4.4-13Q0-16-4.4-13Z" fill="#FFD93B" transform="rotate(${index * 45})"/>`)
  return (
    shape(glass, '#fff', 'opacity=".4"') +
    line('M4 40L20-92', '#E3EAFF', 6.5) +
    line('M4 40L20-92', AZUL, 6.5, 'stroke-dasharray="5 9"') +
    shape(drink, c, 'opacity=".9"') +
    shape('M10-46H35L29 70Q28 76 20 76H4Z', mix(c, '#c98a10', 0.5), 'opacity=".28"') +
    ice(-14, -30, -14) +
    ice(16, -24, 18) +
    ice(-4, 2, 8) +
    oval(0, -46, 35, 5, mix(c, '#ffffff', 0.5)) +
    at(-32, -66, -12, 1.06, wheel) +
    line('M-28-40L-23 62', '#fff', 5, 'opacity=".55"') +
    '<ellipse cx="0" cy="-70" rx="38" ry="5.5" fill="none" stroke="#fff" stroke-width="1.8"/>' +
    lit('fine', disc(12, 40, 2.4, '#9ed06a') + disc(-12, 50, 2, '#9ed06a')) +
    dew(28, -36, 70, 14)
  )
}

/** A glass of milky coffee: dark at the bottom, foam on top. */
export const galao = () => {
  const glass = 'M-36-56H36L28 58Q27 66 18 66H-18Q-27 66-28 58Z'
  return (
    '<linearGradient id="latte" x2="0" y2="1"><stop stop-color="#F7E6CC"/><stop offset=".2" stop-color="#D9A971"/>' +
    '<stop offset=".62" stop-color="#A9693A"/><stop offset="1" stop-color="#5E3015"/></linearGradient>' +
    roundness('tin') +
    oval(3, 70, 58, 12, '#fff') +
    oval(3, 69, 58, 11, 'url(#enamel)') +
    `<ellipse cx="3" cy="69" rx="50" ry="8.6" fill="none" stroke="${AZUL}" stroke-width="1.8"/>` +
    oval(2, 68, 32, 5, '#10162f', 'opacity=".22"') +
    shape(glass, '#fff', 'opacity=".5"') +
    shape('M-34-44H34L27 56Q26 62 18 62H-18Q-26 62-27 56Z', 'url(#latte)') +
    `<path d="${glass}" fill="url(#tin)" opacity=".5"/>` +
    lit('soft', oval(0, -45, 34, 7, '#FFF3DF')) +
    line('M-14-46C-6-50 6-41 14-46', '#B9783F', 2, 'opacity=".7"') +
    '<ellipse cx="0" cy="-56" rx="36" ry="5.5" fill="none" stroke="#fff" stroke-width="1.8"/>' +
    times(3, (index) => line(`M${short(-14 + index * 14)}-66c-6-8 6-10 0-20`, '#fff', 3, 'opacity=".5"'))
  )
}
