import { byId, h } from './dom.js'
import { createDay } from './day.js'
import { createRows } from './rows.js'
import { createSlots } from './slots.js'
import { createStock } from './stock.js'

const condition = ({ isClosed, pausedUntil, hours, hasChosenHours }) => {
  if (isClosed) return ['Closed', 'bad']
  if (pausedUntil !== null) return ['Paused', 'bad']
  if (hours === null) return ['Day off', 'quiet']
  return [`${hours.opens} to ${hours.closes}`, hasChosenHours ? 'changed' : 'quiet']
}

/** All restaurants, to be found by name or town; and the day of the chosen one. */
export const createKitchens = (choose) => {
  let restaurants = []
  let chosenId = ''
  const find = h('input', { id: 'kitchen-find', type: 'search', autocomplete: 'off', placeholder: 'Name or town' })
  const list = h('ul', { class: 'rows', 'aria-label': 'Restaurants' })
  const day = createDay()
  const slots = createSlots()
  const stock = createStock()
  const all = h(
    'section',
    { class: 'panel' },
    h('h2', {}, 'Restaurants'),
    h('label', { class: 'field' }, h('span', {}, 'Find a restaurant'), find),
    list,
  )
  const one = h('div', { class: 'panels three', hidden: true }, day.element, slots.element, stock.element)
  byId('view-kitchens').append(all, one)

  /** The list goes and the restaurant comes: the keyboard goes with it. */
  const open = ({ id }) => {
    choose(id)
    day.focus()
  }
  const row = (restaurant) => {
    const [words, look] = condition(restaurant)
    return h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'row-button', 'data-part': 'choose', onclick: () => open(restaurant) },
        h('b', {}, restaurant.name),
        h('span', {}, restaurant.city),
        h('span', { class: `state ${look}` }, words),
      ),
    )
  }
  const rows = createRows(list, { keyOf: ({ id }) => id, draw: row, none: 'No restaurant is called that.' })
  const drawList = () => {
    const wanted = find.value.trim().toLowerCase()
    rows.show(restaurants.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(wanted)))
  }
  const draw = () => {
    const chosen = restaurants.find(({ id }) => id === chosenId)
    all.hidden = chosen !== undefined
    one.hidden = chosen === undefined
    if (chosen === undefined) drawList()
    else day.show(chosen)
  }
  find.addEventListener('input', drawList)
  return {
    choose: (id) => {
      chosenId = id
      draw()
      slots.choose(id)
      stock.choose(id)
    },
    show: (every) => {
      restaurants = every
      draw()
      slots.refresh()
    },
    hearStock: stock.hear,
    hearOrder: ({ restaurantId }) => {
      if (restaurantId === chosenId) slots.refresh()
    },
    reload: () => {
      stock.choose(chosenId)
      slots.refresh()
    },
  }
}
