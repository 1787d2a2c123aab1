import { byId, h } from './dom.js'
import { createDay } from './day.js'
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

  const row = (restaurant) => {
    const [words, look] = condition(restaurant)
    return h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'row-button', 'data-restaurant': restaurant.id, onclick: () => choose(restaurant.id) },
        h('b', {}, restaurant.name),
        h('span', {}, restaurant.city),
        h('span', { class: `state ${look}` }, words),
      ),
    )
  }
  const drawList = () => {
    const wanted = find.value.trim().toLowerCase()
    const found = restaurants.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(wanted))
    list.replaceChildren(...found.map(row))
    if (found.length === 0) list.append(h('li', { class: 'empty' }, 'No restaurant is called that.'))
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
