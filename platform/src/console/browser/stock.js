import { ask } from './api.js'
import { field, fill, h, say } from './dom.js'

const NOTES = { UNAVAILABLE: 'Sold out', HIDDEN: 'Never on this menu' }

/** What the chosen restaurant has of the menu: a tick for what there is. */
export const createStock = () => {
  let restaurantId = ''
  let items = []
  const find = h('input', { type: 'search', autocomplete: 'off', id: 'stock-find' })
  const note = h('p', { class: 'note' })
  const list = h('ul', { class: 'stock', 'aria-label': 'Dishes' })

  const toggle = async (item, box) => {
    const isAvailable = box.checked
    try {
      await ask('PUT', `/restaurants/${restaurantId}/items/${item.id}`, { isAvailable })
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
          'data-item': item.id,
          onchange: ({ currentTarget }) => void toggle(item, currentTarget),
        }),
        h('span', {}, item.name),
        h('small', {}, NOTES[item.status] ?? item.section),
      ),
    )
  const draw = () => {
    const wanted = find.value.trim().toLowerCase()
    const focused = document.activeElement?.dataset?.item
    const found = items.filter(({ name }) => name.toLowerCase().includes(wanted))
    list.replaceChildren(...found.map(row))
    if (found.length === 0) list.append(h('li', { class: 'empty' }, 'No dish is called that.'))
    if (focused !== undefined) list.querySelector(`[data-item="${CSS.escape(focused)}"]`)?.focus()
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
