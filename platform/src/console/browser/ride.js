import { ask } from './api.js'
import { button, byId, h } from './dom.js'
import { focusPart } from './focus.js'
import { wallTime } from './time.js'

const SVG = 'http://www.w3.org/2000/svg'
const LOOK_EVERY_MS = 2000
const PADDING_M = 160

const s = (tag, attributes) => {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
const line = (points) => points.map((point) => point.join(',')).join(' ')

/** What is shown, never narrower than the window it is shown in: four to three. */
const boxAround = (points) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2
  const span = (values) => Math.max(...values) - Math.min(...values) + 2 * PADDING_M
  const width = Math.max(span(xs), (span(ys) * 4) / 3)
  const height = (width * 3) / 4
  return { left: middle(xs) - width / 2, top: middle(ys) - height / 2, width, height }
}

const drawing = ({ streets, way, rider }) => {
  const { left, top, width, height } = boxAround(rider === null ? way : [...way, rider])
  const unit = Math.max(width, height) / 100
  const svg = s('svg', { viewBox: `${left} ${top} ${width} ${height}`, class: 'map', 'aria-hidden': 'true' })
  for (const { isMain, points } of streets)
    svg.append(
      s('polyline', {
        points: line(points),
        class: isMain ? 'street main' : 'street',
        'stroke-width': isMain ? unit * 1.6 : unit * 0.7,
      }),
    )
  svg.append(s('polyline', { points: line(way), class: 'way', 'stroke-width': unit * 1.1 }))
  const [from, to] = [way[0], way.at(-1)]
  svg.append(
    s('rect', {
      x: from[0] - unit * 1.8,
      y: from[1] - unit * 1.8,
      width: unit * 3.6,
      height: unit * 3.6,
      rx: unit,
      class: 'from',
    }),
  )
  svg.append(s('circle', { cx: to[0], cy: to[1], r: unit * 2, class: 'to' }))
  if (rider !== null) {
    svg.append(s('circle', { cx: rider[0], cy: rider[1], r: unit * 3.4, class: 'halo' }))
    svg.append(s('circle', { cx: rider[0], cy: rider[1], r: unit * 2.1, class: 'rider' }))
  }
  return svg
}

const words = ({ rider, lengthM, arrival, state }) => {
  const time = (instant) => wallTime(new Date(instant)).time.slice(0, 5)
  const length = `The way is ${(lengthM / 1000).toFixed(1)} km.`
  if (rider === null) return `${length} No rider yet.`
  if (state === 'DELIVERED' || state === 'UNDELIVERABLE') return `${length} The rider is at the door.`
  return `${length} At the door between ${time(arrival.lower)} and ${time(arrival.upper)}.`
}

let timer

/** The way of one order and its rider, moving while the window is open. */
export const openRide = async (order) => {
  const dialog = byId('ride')
  const place = h('div', { class: 'map-place' })
  const note = h('p', { class: 'note' })
  dialog.replaceChildren(
    h(
      'div',
      { class: 'between' },
      h('h2', { id: 'ride-title', tabindex: '-1' }, `Rider of ${order.shortId}`),
      button('Close', async () => dialog.close()),
    ),
    place,
    h(
      'p',
      { class: 'legend note' },
      h('span', { class: 'key from' }),
      'restaurant',
      h('span', { class: 'key to' }),
      'door',
      h('span', { class: 'key rider' }),
      'rider',
    ),
    note,
  )
  const look = async () => {
    const ride = await ask('GET', `/orders/${order.id}/ride`)
    place.replaceChildren(drawing(ride))
    note.textContent = words(ride)
  }
  await look()
  clearInterval(timer)
  timer = setInterval(() => look().catch((error) => (note.textContent = error.message)), LOOK_EVERY_MS)
  const onClose = () => {
    clearInterval(timer)
    // The button that opened it may have been drawn anew since.
    if (document.activeElement === document.body) focusPart(byId('board'), order.id, 'map')
  }
  dialog.addEventListener('close', onClose, { once: true })
  dialog.showModal()
}
