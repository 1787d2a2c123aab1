import { ask } from './api.js'
import { button, field, h, say, whilePressed } from './dom.js'
import { createRows } from './rows.js'
import { wallTime } from './time.js'

const until = (instant) => wallTime(new Date(instant)).time.slice(0, 5)
const WAYS = [
  ['COLLECTION', 'Collection'],
  ['DELIVERY', 'Delivery'],
]

/** When the chosen restaurant takes orders today, and how fast it cooks. */
export const createDay = () => {
  let restaurant = null
  const title = h('h2', { tabindex: '-1' }, 'Today')
  const note = h('p', { class: 'note', role: 'status' })
  const opens = h('input', { type: 'time', name: 'opens', id: 'day-opens' })
  const closes = h('input', { type: 'time', name: 'closes', id: 'day-closes' })
  const prep = h('input', { type: 'number', min: '0', max: '180', required: true, id: 'day-prep' })
  const capacity = h('input', { type: 'number', min: '1', max: '1000', required: true, id: 'day-capacity' })
  const throttles = h('div', { class: 'stack' })

  const change = async (path, body, words) => {
    await ask('PUT', `/restaurants/${restaurant.id}/${path}`, body)
    say(`${restaurant.name}: ${words}`)
  }
  const closeButton = button('Close the restaurant', async () => {
    const isClosed = !restaurant.isClosed
    await change('closed', { isClosed }, isClosed ? 'closed until it is opened again' : 'open again')
  })
  const usualHours = button('Usual hours', () => change('hours', { reset: true }, 'usual hours again'))
  const submits = (work) => (event) => {
    event.preventDefault()
    void whilePressed(event.submitter, work)
  }
  const hoursForm = h(
    'form',
    {
      class: 'row ends',
      onsubmit: submits(() =>
        change('hours', { opens: opens.value, closes: closes.value }, `open ${opens.value} to ${closes.value} today`),
      ),
    },
    field('Opens', opens),
    field('Closes', closes),
    h('button', { type: 'submit', class: 'button act' }, 'Change today'),
  )
  const kitchenForm = h(
    'form',
    {
      class: 'row ends',
      onsubmit: submits(() =>
        change(
          'kitchen',
          { prepTimeMins: Number(prep.value), slotCapacity: Number(capacity.value) },
          `${prep.value} minutes, ${capacity.value} orders a slot`,
        ),
      ),
    },
    field('Cooks for, min', prep),
    field('Orders per slot', capacity),
    h('button', { type: 'submit', class: 'button line' }, 'Set'),
  )
  const throttleRow = ({ channel, word, instant }) =>
    h(
      'div',
      { class: 'between' },
      h('span', {}, instant === null ? `${word}: taking orders` : `${word}: nothing before ${until(instant)}`),
      instant === null
        ? button(
            'Hold 30 min',
            () => change(`throttles/${channel}`, { minutes: 30 }, `${word.toLowerCase()} held back`),
            'line',
            { 'aria-label': `Hold 30 min, ${word.toLowerCase()}`, 'data-part': 'throttle' },
          )
        : button(
            'Take orders',
            () => change(`throttles/${channel}`, { minutes: null }, `${word.toLowerCase()} as usual`),
            'line',
            { 'aria-label': `Take orders, ${word.toLowerCase()}`, 'data-part': 'throttle' },
          ),
    )
  const throttleRows = createRows(throttles, { keyOf: ({ channel }) => channel, draw: throttleRow })

  const element = h(
    'section',
    { class: 'panel' },
    title,
    note,
    hoursForm,
    h('div', { class: 'row' }, closeButton, usualHours),
    h('h3', { class: 'small-title' }, 'Holding orders back'),
    throttles,
    h('h3', { class: 'small-title' }, 'Kitchen'),
    kitchenForm,
  )
  /** What somebody has typed and not sent yet stays, as long as it is about the same restaurant. */
  const put = (input, value, isOther) => {
    const isTyped = input.value !== input.defaultValue
    input.defaultValue = value
    if (isOther || !isTyped) input.value = value
  }
  return {
    element,
    focus: () => title.focus({ preventScroll: true }),
    show: (next) => {
      const isOther = restaurant?.id !== next.id
      restaurant = next
      const { hours } = next
      title.textContent = next.name
      note.textContent = next.isClosed
        ? 'Closed until it is opened again.'
        : hours === null
          ? 'Not open today.'
          : `${next.hasChosenHours ? 'Today only' : 'As usual'}: open ${hours.opens} to ${hours.closes}.`
      put(opens, hours?.opens ?? '', isOther)
      put(closes, hours?.closes ?? '', isOther)
      put(prep, String(next.prepTimeMins), isOther)
      put(capacity, String(next.slotCapacity), isOther)
      closeButton.textContent = next.isClosed ? 'Open again' : 'Close the restaurant'
      if (!next.hasChosenHours && document.activeElement === usualHours) closeButton.focus()
      usualHours.hidden = !next.hasChosenHours
      throttleRows.show(WAYS.map(([channel, word]) => ({ channel, word, instant: next.throttledUntil[channel] })))
    },
  }
}
