import { ask, follow } from './api.js'
import { createBoard } from './board.js'
import { createClock } from './clock.js'
import { createCodes } from './codes.js'
import { byId, h, say } from './dom.js'
import { createFaults } from './faults.js'
import { createFlags } from './flags.js'
import { createKitchens } from './kitchens.js'
import { createLogs } from './logs.js'
import { createPeople } from './people.js'
import { createScenario } from './scenario.js'
import { wallTime } from './time.js'
import { createViews } from './views.js'

/** The platform's time, kept between two tellings by this computer's. */
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const setNow = (instant) => (aheadMs = Date.parse(instant) - Date.now())

const filter = byId('restaurant')
const choose = (id) => {
  filter.value = id
  board.filterBy(id)
  kitchens.choose(id)
  document.body.classList.toggle('one', id !== '')
  tick()
}

const board = createBoard()
const clock = createClock(now)
const people = createPeople()
const codes = createCodes()
const faults = createFaults()
const flags = createFlags()
const kitchens = createKitchens(choose)
const logs = createLogs()
const scenario = createScenario()

/** Views that nobody is told about are read when they are opened. */
const onOpen = {
  people: () => Promise.all([people.load(), codes.load()]),
  logs: () => logs.load(),
}

const tick = () => {
  const instant = now()
  const { weekday, time } = wallTime(instant)
  byId('now').textContent = `${weekday} ${time}`
  clock.tick(instant)
  board.tick(instant)
  const mark = byId('mark-orders')
  mark.hidden = board.waiting() === 0
  mark.textContent = String(board.waiting())
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

const hearing = {
  board: (data) => {
    setNow(data.now)
    board.fill(data.orders)
    kitchens.reload()
  },
  order: (data) => {
    if (board.put(data)) say(`New order ${data.shortId}, ${data.totalLabel}`)
    kitchens.hearOrder(data)
  },
  clock: (data) => setNow(data.now),
  faults: faults.show,
  flags: flags.show,
  logs: logs.hear,
  restaurants: (data) => kitchens.show(data.restaurants),
  scenario: scenario.hear,
  stock: kitchens.hearStock,
}
const hear = (name, data) => {
  hearing[name]?.(data)
  tick()
}

/** What changed while nobody listened: the board comes by itself, the rest is asked for. */
const load = async () => {
  try {
    const { restaurants } = await ask('GET', '/restaurants')
    if (filter.options.length === 1) fillFilter(restaurants)
    kitchens.show(restaurants)
    await Promise.all([faults.load(), flags.load(), scenario.load(), onOpen[views.current()]?.()])
  } catch (error) {
    say(error.message, true)
  }
}

let wasLinked = null
const onLink = (isLinked) => {
  if (isLinked === wasLinked) return
  byId('link').textContent = isLinked ? 'Live' : 'Reconnecting'
  byId('live').classList.toggle('lost', !isLinked)
  byId('lost-line').hidden = isLinked
  if (isLinked) void load()
  else say('The line to the platform is lost. Trying again.', true)
  wasLinked = isLinked
}

filter.addEventListener('change', () => choose(filter.value))
const views = createViews((name) => void onOpen[name]?.())
choose('')
follow(hear, onLink)
setInterval(tick, 1000)
