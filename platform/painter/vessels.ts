import { between } from './brush'
import { AZUL } from './colour'
import { at, disc, lit, oval, ring, shade, shape, short, times } from './shapes'

const cast = (body: string) => lit('drop', body)
const SHADOW = '#2a1a3a'
const dark = (opacity: string) => `opacity="${opacity}"`

/** The azulejo rim: petals and lemon dots between two thin lines. */
const rimTile = (r: number) =>
  `<g fill="none" stroke="${AZUL}"><circle r="${short(r + 7.6)}" stroke-width="1.4"/><circle r="${short(r - 7.2)}"/></g>` +
  ring(`<path d="M0-${short(r + 5.5)}q4.6 5 0 11.5q-4.6-6.5 0-11.5z" fill="${AZUL}"/>`, 20) +
  ring(`<circle cy="-${r}" r="1.9" fill="#FFB81C"/>`, 20, 9)

const plate = () =>
  cast(disc(107, 112, 84, SHADOW, dark('.42'))) +
  disc(100, 100, 88, '#fff') +
  disc(100, 100, 88, 'url(#enamel)') +
  at(100, 100, 0, 1, rimTile(77)) +
  disc(101, 101.5, 65, '#8b93b8', dark('.28')) +
  disc(100, 100, 64, 'url(#well)')

const bowl = () =>
  cast(disc(108, 114, 80, SHADOW, dark('.45'))) +
  disc(100, 100, 86, AZUL) +
  disc(100, 100, 86, 'url(#enamel)', dark('.9')) +
  `<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1">` +
  `${at(100, 100, 0, 1, ring('<path d="M-5-82q5 5 10 0"/>', 28))}</g>` +
  disc(100, 100, 76, '#fff') +
  disc(100, 100, 74, 'url(#deep)')

const pot = () =>
  '<g transform="translate(-34 -34) scale(1.34)">' +
  cast(disc(107, 112, 54, SHADOW, dark('.45'))) +
  disc(100, 100, 58, '#fff') +
  disc(100, 100, 58, 'url(#enamel)') +
  `<g fill="none" stroke="${AZUL}"><circle cx="100" cy="100" r="55" stroke-width="2.4"/>` +
  '<circle cx="100" cy="100" r="50.5" stroke-width=".9"/></g>' +
  disc(100, 100, 47, 'url(#deep)') +
  '</g>'

const board = () => {
  const d = 'M30 34h140a12 12 0 0 1 12 12v108a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12z'
  const grain = times(9, (index) => {
    const bends = `${short(between(-5, 5))} 90 ${short(between(-5, 5))}`
    return `<path d="M20 ${short(44 + index * 13.5)}c40 ${bends} 160 0"/>`
  })
  return (
    cast(shape(d, SHADOW, 'opacity=".45" transform="translate(6 10)"')) +
    lit('soft', shape(d, '#B97A45')) +
    `<g stroke="#7d4a22" stroke-opacity=".3" fill="none">${grain}</g>` +
    '<rect x="24" y="40" width="152" height="120" rx="9" fill="none" stroke="#6d3d18" stroke-opacity=".35" stroke-width="2"/>'
  )
}

const paper = () => {
  const d = 'M44 46l96-10 22 92-92 34-34-44z'
  const stripes = times(
    6,
    (index) =>
      `<path d="M${54 + index * 16} ${45 - index * 1.7}L${short(62 + index * 18)} ${short(154 - index * 6)}"/>`,
  )
  return (
    board() +
    shade(d, 0.3) +
    shape(d, '#fdfcf8') +
    `<g stroke="${AZUL}" stroke-opacity=".5" stroke-width="3">${stripes}</g>`
  )
}

/** A plate seen from the side, for what is stacked. */
const front = () =>
  cast(oval(104, 164, 80, 20, SHADOW, dark('.5'))) +
  `<g transform="translate(100 154) scale(.94 .32)">${disc(0, 8, 88, '#b9c2e2')}${disc(0, 0, 88, '#fff')}` +
  `${rimTile(77)}${disc(0, 0, 64, '#e9edf8')}</g>`

/** Only the shadow of something that stands on the table. */
const stand = () => cast(oval(112, 178, 62, 12, SHADOW, dark('.5')))

export const VESSEL = { plate, bowl, pot, board, paper, front, stand }
