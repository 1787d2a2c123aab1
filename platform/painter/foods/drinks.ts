import { between } from '../brush'
import { AZUL } from '../colour'
import { at, disc, line, lit, oval, short, times } from '../shapes'

const INK = '#10162F'
const TIN = '#c3c9d8'

/** The word of the mark, outlined, about 36 wide. */
export const wordmark = (colour: string) =>
  `<g transform="translate(-41.5 -29) scale(.28)" fill="none" stroke="${colour}" stroke-width="11">` +
  '<circle cx="98.5" cy="40" r="12.5"/><path d="M111 22V54A12 12 0 0 1 99 66H89M152 22V58M169.5 6V58"/>' +
  '<circle cx="139.5" cy="40" r="12.5"/><circle cx="199" cy="40" r="12.5"/></g>'

export const caption = (text: string, y: number) =>
  `<text y="${y}" text-anchor="middle" font-family="Figtree,sans-serif" font-weight="800" font-size="7.5" ` +
  `letter-spacing="1.5" fill="${INK}">${text}</text>`

/** Light down the left, shade down the right: the same for everything round that stands. */
export const roundness = (id: string) =>
  `<linearGradient id="${id}"><stop stop-color="#000" stop-opacity=".38"/><stop offset=".2" stop-color="#fff" stop-opacity=".5"/>` +
  '<stop offset=".34" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity=".05"/>' +
  '<stop offset=".92" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity=".15"/></linearGradient>'

/** It has been in the fridge. */
export const dew = (halfWidth: number, from: number, to: number, count = 16) => {
  const drop = () =>
    `<ellipse cx="${short(between(-halfWidth, halfWidth))}" cy="${short(between(from, to))}" ` +
    `rx="${short(between(0.7, 1.7))}" ry="${short(between(0.9, 2.4))}"/>`
  return `<g fill="#fff" opacity=".75">${times(count, drop)}</g>`
}

/** One tile of the label: two petals and a dot. */
export const tile = (petals: string, dot: string) =>
  `<g fill="${petals}"><path d="M-11 0A11 11 0 0 1 0-11V0ZM11 0A11 11 0 0 1 0 11V0Z"/><circle r="2.6" fill="${dot}"/></g>`

export const can = ({ c = AZUL, fruit = '#FFC42E', name = 'LIMÃO' }) => {
  const outline = 'M-34-62C-34-68-27-73-25-76H25C27-73 34-68 34-62V62C34 69 27 74 25 78H-25C-27 74-34 69-34 62Z'
  const rows = [-48, 24].map((y) => times(3, (index) => at(-24 + index * 24, y, 0, 1, tile(fruit, c)))).join('')
  const body =
    `<rect x="-40" y="-80" width="80" height="164" fill="${c}"/>${rows}` +
    `<rect x="-40" y="-30" width="80" height="36" fill="#fff"/>${wordmark(c)}${caption(name, 0)}` +
    `<rect x="-40" y="66" width="80" height="20" fill="${TIN}"/><rect x="-40" y="-80" width="80" height="10" fill="${TIN}"/>`
  return at(
    0,
    -2,
    0,
    1,
    `${roundness('tin')}<clipPath id="body"><path id="cb" d="${outline}"/></clipPath>` +
      `<path d="M-26-76h52l-1 -4q-25-5-50 0z" fill="${TIN}"/><ellipse cy="-80" rx="25.5" ry="4.6" fill="#e9ecf4" stroke="#9aa3bb"/>` +
      `<ellipse cy="-79.5" rx="20" ry="3" fill="#aeb6ca"/><g clip-path="url(#body)">${body}</g>` +
      `<use href="#cb" fill="url(#tin)"/>${dew(31, -60, 62)}`,
  )
}

const GLASS =
  '<linearGradient id="gl"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".25" stop-color="#fff" stop-opacity=".12"/>' +
  '<stop offset=".8" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".6"/></linearGradient>'

/** `c` is the wine, `c2` its surface where the light comes through. */
export const wine = ({ c = '#7A1027', c2 = '#A3203C' }) => {
  const bowl = 'M-32-74C-42-30-40 30 1 30C42 30 44-30 34-74Z'
  return (
    GLASS +
    oval(2, 76, 32, 7, '#fff', 'opacity=".85"') +
    '<ellipse cx="2" cy="75" rx="32" ry="6" fill="url(#gl)" stroke="#8fa0cf" stroke-width=".8"/>' +
    '<path d="M-2.5 26h6l2 46q-5 3-10 0z" fill="#e8eefc" stroke="#a9b7dd" stroke-width=".6"/>' +
    `<path d="${bowl}" fill="#fff" opacity=".45"/>` +
    `<path d="M-38-26C-38 6-26 27 1 27C28 27 40 6 40-26Z" fill="${c}"/>` +
    oval(1, -26, 39, 7, c2) +
    '<path d="M-30-16C-28 6-20 18-8 22C-22 12-25 0-26-16Z" fill="#fff" opacity=".35"/>' +
    `<path d="${bowl}" fill="url(#gl)" opacity=".55"/>` +
    '<ellipse cx="1" cy="-74" rx="33" ry="5" fill="none" stroke="#fff" stroke-width="1.6"/>' +
    line('M22-64C27-44 28-20 22-2', '#fff', 3, 'opacity=".75"')
  )
}

/** From above, on a plate for a child. */
export const juice = ({ c = '#FF9B21' }) =>
  disc(3, 5, 24, '#1a0d08', 'opacity=".35" filter="url(#near)"') +
  disc(0, 0, 23, '#eaf0ff') +
  lit('glaze', disc(0, 0, 19, c)) +
  line('M6-4L24-28', AZUL, 5) +
  line('M6-4L24-28', '#fff', 2, 'stroke-dasharray="3 5"') +
  disc(-6, -7, 3, '#fff', 'opacity=".6"')
