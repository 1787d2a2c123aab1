import { AZUL, mix } from '../colour'
import { blob, disc, line, lit, shape } from '../shapes'

export const sauce = ({ c = '#DE6A22', r = 40 }) =>
  lit('glaze', shape(blob(r, r * 0.96, 0.03), c)) +
  line(
    `M${-r * 0.5} 0A${r * 0.5} ${r * 0.5} 0 1 1 ${r * 0.25} ${r * 0.42}A${r * 0.3} ${r * 0.3} 0 1 1 ${-r * 0.1} ${-r * 0.22}`,
    mix(c, '#ffffff', 0.35),
    3.4,
    'opacity=".7"',
  )

export const pot = ({ c = '#F6F1DC', r = 22 }) =>
  disc(3, 5, r + 1, '#1a0d08', 'opacity=".35" filter="url(#near)"') +
  disc(0, 0, r, '#fff') +
  `<circle r="${r - 1.5}" fill="none" stroke="${AZUL}" stroke-width="1.6"/>` +
  lit('glaze', disc(0, 0, r - 4.5, c))
