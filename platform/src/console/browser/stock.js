import { ask } from './api.js'
import { byId, h, say } from './dom.js'

/** What the chosen restaurant has of the menu: a tick for what there is. */
export const createStock = () => {
  let restaurantId = ''
  let items = []

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
  const row = (item) => {
    const box = h('input', {
      type: 'checkbox',
      checked: item.status === 'AVAILABLE',
      disabled: item.status === 'HIDDEN',
      'data-item': item.id,
      onchange: ({ currentTarget }) => void toggle(item, currentTarget),
    })
    const note = { AVAILABLE: item.section, UNAVAILABLE: 'Sold out', HIDDEN: 'Never on this menu' }[item.status]
    return h('li', {}, h('label', {}, box, h('span', {}, item.name), h('small', {}, note)))
  }
  const draw = () => {
    const wanted = byId('stock-find').value.trim().toLowerCase()
    const found = items.filter(({ name }) => name.toLowerCase().includes(wanted))
    const focused = document.activeElement?.dataset?.item
    byId('stock-items').replaceChildren(...found.map(row))
    if (focused !== undefined)
      byId('stock-items')
        .querySelector(`[data-item="${CSS.escape(focused)}"]`)
        ?.focus()
    const missing = items.filter(({ status }) => status === 'UNAVAILABLE').length
    byId('stock-note').textContent =
      restaurantId === ''
        ? 'Choose a restaurant at the top to see what it has.'
        : `${missing} of ${items.length} sold out. Take the tick away from what has run out.`
    byId('stock-tools').hidden = restaurantId === ''
  }
  const load = async () => {
    const wanted = restaurantId
    const loaded = wanted === '' ? [] : (await ask('GET', `/restaurants/${wanted}/items`)).items
    if (wanted !== restaurantId) return
    items = loaded
    draw()
  }
  const loadOrSay = () => load().catch((error) => say(error.message, true))

  byId('stock-find').addEventListener('input', draw)
  return {
    choose: (id) => {
      restaurantId = id
      void loadOrSay()
    },
    hear: ({ restaurantId: changed }) => {
      if (changed === restaurantId) void loadOrSay()
    },
  }
}
