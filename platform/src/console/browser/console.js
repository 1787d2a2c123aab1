import { ask, follow } from './api.js'
import { createBoard } from './board.js'
import { byId, h, say } from './dom.js'
import { createFaults } from './faults.js'
import { createClockPanel, createHoursPanel } from './panels.js'
import { createStock } from './stock.js'
import { wallTime } from './time.js'

/** The platform's time, kept between two tellings by this computer's. */
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const setNow = (instant) => (aheadMs = Date.parse(instant) - Date.now())

const board = createBoard()
const stock = createStock()
const faults = createFaults()
const hours = createHoursPanel()
createClockPanel(now)

const filter = byId('restaurant')
const chosenName = () => (filter.value === '' ? 'All restaurants' : filter.selectedOptions[0].textContent)

const tick = () => {
  const { weekday, time } = wallTime(now())
  const title = `${chosenName()}, ${weekday}`
  if (byId('title').textContent !== title) byId('title').textContent = title
  for (const id of ['now', 'clock-now']) byId(id).textContent = time
  board.tick(now())
}
const choose = () => {
  board.filterBy(filter.value)
  stock.choose(filter.value)
  hours.choose(filter.value)
  document.body.classList.toggle('one', filter.value !== '')
  tick()
}

const fillFilter = (restaurants) => {
  const group = (market, label) =>
    h(
      'optgroup',
      { label },
      ...restaurants.filter((each) => each.market === market).map(({ id, name }) => h('option', { value: id }, name)),
    )
  filter.append(group('UK', 'United Kingdom'), group('IE', 'Ireland'))
}

const hear = (name, data) => {
  if (name === 'board') {
    setNow(data.now)
    board.fill(data.orders)
  }
  if (name === 'order' && board.put(data)) say(`New order ${data.shortId}, ${data.totalLabel}`)
  if (name === 'clock') setNow(data.now)
  if (name === 'faults') faults.show(data)
  if (name === 'restaurants') hours.show(data.restaurants)
  if (name === 'stock') stock.hear(data)
  tick()
}

let wasLinked = null
const onLink = (isLinked) => {
  if (isLinked === wasLinked) return
  byId('link').textContent = isLinked ? 'Live' : 'Reconnecting'
  byId('live').classList.toggle('lost', !isLinked)
  // What changed while nobody listened: the board comes by itself, the rest is asked for.
  if (isLinked) void load()
  else say('The line to the platform is lost. Trying again.', true)
  wasLinked = isLinked
}

const load = async () => {
  try {
    const { restaurants } = await ask('GET', '/restaurants')
    if (filter.options.length === 1) fillFilter(restaurants)
    hours.show(restaurants)
    stock.choose(filter.value)
    await faults.load()
  } catch (error) {
    say(error.message, true)
  }
}

filter.addEventListener('change', choose)
choose()
follow(hear, onLink)
setInterval(tick, 1000)
