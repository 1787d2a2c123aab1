import { at, disc, dots, inDisc, line, lit, shade, shape, times } from '../shapes'

export const lemon = () =>
  shade('M-18 0A18 18 0 0 0 18 0Z', 0.4) +
  shape('M-18 0A18 18 0 0 0 18 0Z', '#F2B90F') +
  shape('M-16 0A16 16 0 0 0 16 0Z', '#FFF6C9') +
  `<g fill="#FFD93B">${[20, 55, 90, 125, 160].map((a) => `<path d="M2 0L14-3.4Q17 0 14 3.4Z" transform="rotate(${a})"/>`).join('')}</g>` +
  line('M-12 1h10', '#fff', 1.6, 'opacity=".8"')

export const herb = () =>
  shade('M0 2C-8-2-14-12-6-18C0-22 4-18 4-12C12-16 18-6 12 0C8 4 4 4 0 2Z', 0.3, 2, 3) +
  lit('leaf', shape('M0 2C-8-2-14-12-6-18C0-22 4-18 4-12C12-16 18-6 12 0C8 4 4 4 0 2Z', '#4C9A2E')) +
  line('M-2 14C0 6 0 0 2-8', '#3c7a22', 1.6)

export const chilli = () =>
  lit('glaze', shape('M-16 6C-10-8 8-12 18-4C10-4 0 2-8 10C-12 12-18 10-16 6Z', '#D4220F')) +
  line('M18-4q5-2 7-6', '#4C8A2B', 3)

export const rings = () =>
  inDisc(26, 6, (x, y) => at(x, y, 0, 1, `<circle r="3.6" fill="#f6d7b0" stroke="#D4220F" stroke-width="2.2"/>`))

export const sesame = ({ r = 30, k = 20 }) => dots(r, k, '#FFF3CF', 2.6, 2, 1)

export const tomato = () =>
  shade('M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0', 0.35, 2, 3) +
  disc(0, 0, 13, '#C92A1B') +
  disc(0, 0, 11, '#EE5A3C') +
  times(5, (i) => `<ellipse cy="-6" rx="3" ry="3.6" fill="#F9A25C" transform="rotate(${i * 72})"/>`) +
  disc(-4, -5, 2, '#fff', 'opacity=".6"')

export const cherry = () =>
  shade('M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0', 0.4, 2, 3) + lit('glaze', disc(0, 0, 9, '#E03A1E'))

export const cucumber = () =>
  shade('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0', 0.3, 2, 3) +
  disc(0, 0, 11, '#4E8B33') +
  disc(0, 0, 9.6, '#DDEFB5') +
  times(6, (i) => `<ellipse cy="-5" rx="1.1" ry="2.4" fill="#b5d37f" transform="rotate(${i * 60})"/>`)

export const onion = () =>
  `<g fill="none" stroke="#A23B86"><circle r="10" stroke-width="2.6" stroke-opacity=".9"/><circle r="6" stroke="#E6B6DB" stroke-width="2"/></g>`
