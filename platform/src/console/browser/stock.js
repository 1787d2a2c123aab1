import { ask } from './api.js'
import { field, fill, h, say } from './dom.js'
import { createRows } from './rows.js'

const NOTES = { UNAVAILABLE: 'Sold out', HIDDEN: 'Never on this menu' }

/** What the chosen restaurant has of the menu: a tick for what there is. */
export const createStock = () => {
  let restaurantId = ''
  let items = []
  const find = h('input', { type: 'search', autocomplete: 'off', id: 'stock-find' })
  const note = h('p', { class: 'note' })
  const list = h('ul', { class: 'stock', 'aria-label': 'Dishes' })

  const put = (item) => {
    items = items.map((each) => (each.id === item.id ? item : each))
    draw()
  }
  const toggle = async (item, box) => {
    const isAvailable = box.checked
    const wanted = restaurantId
    try {
      await ask('PUT', `/restaurants/${wanted}/items/${item.id}`, { isAvailable })
      if (wanted === restaurantId) put({ ...item, status: isAvailable ? 'AVAILABLE' : 'UNAVAILABLE' })
      say(isAvailable ? `${item.name} is back` : `${item.name} is sold out`)
    } catch (error) {
      box.checked = !isAvailable
      say(error.message, true)
    }
  }
  const row = (item) =>
    h(
      'li',
      {},
      h(
        'label',
        {},
        h('input', {
          type: 'checkbox',
          checked: item.status === 'AVAILABLE',
          disabled: item.status === 'HIDDEN',
          'data-part': 'tick',
          onchange: ({ currentTarget }) => void toggle(item, currentTarget),
        }),
        h('span', {}, item.name),
        h('small', {}, NOTES[item.status] ?? item.section),
      ),
    )
  // Every kitchen has the same dishes: a row is of one kitchen.
  const rows = createRows(list, {
    keyOf: ({ id }) => `${restaurantId} ${id}`,
    draw: row,
    none: 'No dish is called that.',
  })
  const draw = () => {
    const wanted = find.value.trim().toLowerCase()
    rows.show(items.filter(({ name }) => name.toLowerCase().includes(wanted)))
    const missing = items.filter(({ status }) => status === 'UNAVAILABLE').length
    note.textContent = `${missing} of ${items.length} sold out. Take the tick away from what has run out.`
  }
  const load = async () => {
    const wanted = restaurantId
    const loaded = (await ask('GET', `/restaurants/${wanted}/items`)).items
    if (wanted !== restaurantId) return
    items = loaded
    draw()
  }
  const refresh = () => (restaurantId === '' ? undefined : void fill(list, load))
  find.addEventListener('input', draw)
  return {
    element: h('section', { class: 'panel' }, h('h2', {}, 'Stock'), note, field('Find a dish', find), list),
    choose: (id) => {
      if (id !== restaurantId) list.replaceChildren()
      restaurantId = id
      refresh()
    },
    hear: ({ restaurantId: changed }) => {
      if (changed === restaurantId) refresh()
    },
  }
}
